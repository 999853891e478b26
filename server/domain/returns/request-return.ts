import { z } from 'zod'
import { ReturnWish } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { actorOf, unknownOrder } from '../orders/change-order.ts'
import { canRead } from '../orders/order-policy.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { readShop } from '../shop/read-shop.ts'
import { optionalText, parse, requiredLongText, uniqueBy } from '../validation.ts'
import { readReturnsOf } from './order-return.ts'
import { isWithinReturnDays, requireReturnable } from './returnable-items.ts'

const requesting = z.object({
  orderId: z.string(),
  wish: z.enum(ReturnWish),
  items: z
    .array(
      z.object({
        item: z.int().min(0),
        quantity: z.int().min(1),
        exchangeSize: optionalText(40).transform((size) => size ?? null),
      }),
    )
    .min(1, { error: /*i18n*/ 'Choose what comes back.' })
    .max(100)
    .superRefine(uniqueBy('item', ({ item }) => item, /*i18n*/ 'Each line of the order is given once.')),
  reason: requiredLongText(1000),
})

/**
 * Announces ready-made pieces that come back. Returns the order's id.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; CONFLICT before the delivery and after the shop's days for returns)
 */
export async function requestReturn(ctx: Context, input: unknown): Promise<string> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const { orderId, wish, items, reason } = parse(requesting, input)
  const { returnDays } = await readShop(ctx)
  return ctx.db.transaction(async (tx) => {
    const { order } = await lockLedger(tx, orderId)
    if (!canRead(viewer, order)) throw unknownOrder()
    if (!isWithinReturnDays(order, returnDays, ctx.now()))
      throw conflict(null, (i18n) =>
        i18n._('Pieces can be returned within {returnDays} days of the delivery. Please call the shop.', {
          returnDays,
        }),
      )
    const returns = await readReturnsOf(tx, [order.id])
    requireReturnable(order, returns, items)
    items.forEach(({ exchangeSize }, index) => {
      if (wish === 'EXCHANGE' && exchangeSize === null)
        throw invalid(`items.${index}.exchangeSize`, (i18n) =>
          i18n._('Choose the size that you would like instead.'),
        )
    })
    const at = ctx.now()
    await tx.orderReturn.create({
      data: {
        orderId: order.id,
        wish,
        reason,
        requestedAt: at,
        items: {
          create: items.map(({ item, quantity, exchangeSize }) => ({
            orderPosition: item,
            quantity,
            exchangeSize: wish === 'EXCHANGE' ? exchangeSize : null,
          })),
        },
        events: { create: { status: 'REQUESTED', at, by: actorOf(viewer), name: viewer.name } },
      },
      select: { id: true },
    })
    return order.id
  })
}
