import { garments } from '../../../shared/measurements/garment-measures.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import { type Measurements, toMeasurements } from '../measurements/measurements.ts'
import type { Context } from '../context.ts'
import { type Order, toOrder } from '../orders/order.ts'
import type { OrderDraft } from '../orders/order-draft.ts'
import { toOrderDraft } from '../orders/to-order-draft.ts'
import type { OrderTotals } from './order-totals.ts'

/** How much an account has ordered; `spent` in paise, null without the permission to view revenue. */
export async function readOrderTotals(
  ctx: Context,
  userId: string,
): Promise<Omit<OrderTotals, 'spent'> & { spent: number | null }> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const totals = await ctx.loaders.orderTotals.load(userId)
  return { ...totals, spent: isAllowed(ctx.viewer, 'VIEW_REVENUE') ? totals.spent : null }
}

/** The newest 50 orders of an account. */
export async function listCustomersOrders(ctx: Context, userId: string): Promise<Order[]> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  return (await ctx.loaders.customersOrders.load(userId)).map(toOrder)
}

/** An account's drafts, last changed first: at most 50. */
export async function listCustomersDrafts(ctx: Context, userId: string): Promise<OrderDraft[]> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const rows = await ctx.loaders.customersDrafts.load(userId)
  return Promise.all(rows.map((row) => toOrderDraft(ctx, row)))
}

const measured = (own: Measurements['own']) =>
  Object.fromEntries(Object.entries(own).filter(([, value]) => value !== null))

/** For each garment, the measurements of the newest order that has some; none that are older than 50 orders. */
export async function readLastMeasurements(ctx: Context, userId: string): Promise<Measurements> {
  const orders = await listCustomersOrders(ctx, userId)
  const sets = orders.flatMap(({ items, measurements }) => [
    ...items.map((item) => item.measurements),
    measurements,
  ])
  const last = toMeasurements({})
  for (const garment of garments) {
    const found = sets.find((set) => Object.values(set[garment] ?? {}).some((value) => value !== null))
    if (found) Object.assign(last, { [garment]: found[garment] })
  }
  for (const { own } of sets.toReversed()) Object.assign(last.own, measured(own))
  return last
}
