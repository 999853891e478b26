import type { Context } from '../context.ts'
import { readPaymentsOf } from '../payments/payment.ts'
import { type Balance, balanceOf } from './balance.ts'
import { timelineFor } from './order-policy.ts'
import { type Order, toOrder, orderRelations } from './order.ts'

/** The fields of an order that its tracking link shows, and its id, which leads to them. */
export type TrackedOrder = Pick<
  Order,
  | 'id'
  | 'orderNumber'
  | 'orderType'
  | 'customCategory'
  | 'orderStatus'
  | 'fulfilment'
  | 'timeline'
  | 'items'
  | 'style'
  | 'orderDate'
  | 'deliveryDate'
  | 'courier'
  | 'trackingNumber'
  | 'promotions'
  | 'totalToPay'
> &
  Pick<Balance, 'balance' | 'advanceDue'>

/** The order whose link has this token, without private fields; null when there is none. */
export async function trackOrder(ctx: Context, token: string): Promise<TrackedOrder | null> {
  const id = ctx.trackingTokens.verify(token)
  const row = id && (await ctx.db.order.findUnique({ where: { id }, include: orderRelations }))
  if (!row) return null
  const tracked = toOrder(row)
  const payments = await readPaymentsOf(ctx.db, [row.id])
  const { balance, advanceDue } = balanceOf(tracked, payments)
  const { orderNumber, orderType, customCategory, orderStatus, timeline, items, ...order } = tracked
  return {
    id,
    orderNumber,
    orderType,
    customCategory,
    orderStatus,
    fulfilment: order.fulfilment,
    timeline: timelineFor(null, { timeline }).map((event) => ({ ...event, name: null, note: null })),
    items,
    style: order.style,
    orderDate: order.orderDate,
    deliveryDate: order.deliveryDate,
    courier: order.courier,
    trackingNumber: order.trackingNumber,
    promotions: order.promotions.map((promotion) => ({ ...promotion, code: null })),
    totalToPay: order.totalToPay,
    balance,
    advanceDue,
  }
}
