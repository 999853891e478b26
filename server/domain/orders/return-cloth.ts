import { z } from 'zod'
import type { RecordedWord } from '../../../shared/audit/recorded-words.ts'
import { requirePermission } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { lockOrder, requireVersion, unknownOrder } from './change-order.ts'
import { type Order, readOrder } from './order.ts'

const returning = z.object({
  orderId: z.string(),
  version: z.int(),
  position: z.int().min(0),
  isReturned: z.boolean(),
})

/**
 * Records that what was left of a customer's own cloth was given back, or that it was not; requires MANAGE_ORDERS. The
 * order itself does not change, nor does its version.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for another version, and for a line of the
 * shop's cloth)
 */
export async function returnCloth(ctx: Context, input: unknown): Promise<Order> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { name } = ctx.viewer
  const { orderId, version, position, isReturned } = parse(returning, input)
  if (!isId(orderId)) throw unknownOrder()
  return ctx.db.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) throw unknownOrder()
    requireVersion(order, version)
    const line = order.items[position]
    if (!line?.isOwnCloth)
      throw conflict('position', (i18n) => i18n._('This garment is not made of the customer’s own cloth.'))
    if ((line.clothReturnedAt !== null) === isReturned) return order
    await tx.orderItem.updateMany({
      where: { orderId, position },
      data: {
        clothReturnedAt: isReturned ? ctx.now() : null,
        clothReturnedBy: isReturned ? name : null,
      },
    })
    await recordChange(tx, ctx, {
      action: 'order.update',
      entity: 'ORDER',
      entityId: orderId,
      entityName: order.orderNumber,
      before: { ownCloth: `${line.productName}: ${isReturned ? inTheShop : returned}` },
      after: { ownCloth: `${line.productName}: ${isReturned ? returned : inTheShop}` },
    })
    return (await readOrder(tx, orderId))!
  })
}

const inTheShop: RecordedWord = 'in the shop'
const returned: RecordedWord = 'returned'
