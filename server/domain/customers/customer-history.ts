import { garments } from '../../../shared/measurements/garment-measures.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import { inchesOf, type Measurements, toMeasurements } from '../measurements/measurements.ts'
import type { Context } from '../context.ts'
import { type Order, toOrder } from '../orders/order.ts'
import type { OrderDraft } from '../orders/order-draft.ts'
import { toOrderDraft } from '../orders/to-order-draft.ts'
import type { OrderTotals } from './order-totals.ts'

/** How much an account has ordered and has still to pay, in paise; `spent` is null without the permission to view revenue. */
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

/** For each garment, the measurements of the newest order that has some; none that are older than 50 orders. */
export async function readLastMeasurements(ctx: Context, userId: string): Promise<Measurements> {
  const orders = await listCustomersOrders(ctx, userId)
  return lastOf(
    orders.flatMap(({ items, measurements }) => [...items.map((item) => item.measurements), measurements]),
  )
}

/** Of each garment the first set with measurements, as it was taken: text and unit included. */
function lastOf(sets: Measurements[]): Measurements {
  const last = toMeasurements({})
  for (const garment of garments) {
    const found = sets.find((set) => Object.values(set[garment] ?? {}).some((value) => value !== null))
    if (!found) continue
    Object.assign(last, { [garment]: found[garment] })
    Object.assign(last.taken, { [garment]: found.taken[garment] })
  }
  for (const { own, takenOwn } of sets.toReversed())
    for (const [id, value] of Object.entries(own))
      if (value !== null) {
        last.own[id] = value
        last.takenOwn[id] = takenOwn[id]!
      }
  return { ...last, inches: inchesOf(last) }
}
