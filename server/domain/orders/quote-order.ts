import { z } from 'zod'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { advanceOf } from '../../../shared/orders/advance.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { quoteAcceptedTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { readAdvanceRules } from '../shop/read-shop.ts'
import { amount, money, parse } from '../validation.ts'
import { actorOf, type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'
import { deliveryDate, orderNote, requirePlausibleDelivery } from './move-order.ts'
import { canAcceptQuote } from './order-policy.ts'

const quoting = z.object({
  id: z.string(),
  version: z.int(),
  totalPrice: amount.min(1, { error: /*i18n*/ 'The garment costs more than ₹0. Write its price.' }),
  delivery: amount.default(0),
  note: orderNote,
  deliveryDate,
  confirmedDay: z.boolean().default(false),
})

/**
 * Sets the price of a custom order, in paise, or changes it until it is accepted; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NEEDS_CONFIRMATION, NOT_FOUND)
 */
export async function quoteOrder(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, version, totalPrice, delivery, note, deliveryDate, confirmedDay } = parse(quoting, input)
  return changeOrder(ctx, id, (order) => {
    requireVersion(order, version)
    if (order.orderType !== 'CUSTOM')
      throw conflict('id', (i18n) =>
        i18n._('Only a custom order is quoted: others have the catalogue’s prices.'),
      )
    if (order.orderStatus !== 'PENDING' || order.quote?.acceptedAt)
      throw conflict(null, (i18n) => i18n._('The price of this order is settled, or it is cancelled.'))
    requirePlausibleDelivery(order, { deliveryDate, confirmedDay }, ctx.now())
    return {
      columns: {
        quotedTotal: totalPrice,
        quotedDelivery: delivery,
        quoteNote: note,
        quotedAt: ctx.now(),
        deliveryDate: deliveryDate ?? undefined,
      },
    }
  })
}

const accepting = z.object({ id: z.string(), version: z.int(), confirmedTotal: money.nullish() })

/**
 * Accepts a custom order's quote, which becomes its price.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; PRICE_CHANGED for another total than the confirmed one)
 */
export async function acceptQuote(ctx: Context, input: unknown): Promise<ChangedOrder> {
  const { id, version, confirmedTotal } = parse(accepting, input)
  const rules = await readAdvanceRules(ctx.db)
  return changeOrder(ctx, id, async (order, viewer, tx) => {
    requireVersion(order, version)
    if (!order.quote || !canAcceptQuote(viewer, order))
      throw conflict(null, (i18n) => i18n._('There is no quote of this order to be accepted now.'))
    const { totalPrice, delivery, rounding, totalToPay } = order.quote
    if (confirmedTotal != null && confirmedTotal !== totalToPay)
      throw new Refused([
        {
          field: 'confirmedTotal',
          code: 'PRICE_CHANGED',
          message: (i18n) =>
            i18n._('The price is now {amount}. Look at it again before you accept it.', {
              amount: formatRupees(totalToPay),
            }),
        },
      ])
    await notifyStaff(ctx, tx, {
      event: 'QUOTE_ACCEPTED',
      key: id,
      texts: quoteAcceptedTexts(order.orderNumber, formatRupees(totalToPay)),
      address: adminPaths.order(id),
      orderId: id,
      exceptUserId: viewer.id,
    })
    return {
      columns: {
        totalPrice,
        delivery,
        promotionTotal: -rounding,
        advance: advanceOf(rules, { ...order, totalToPay }),
        quoteAcceptedAt: ctx.now(),
        quoteAcceptedBy: actorOf(viewer),
      },
    }
  })
}
