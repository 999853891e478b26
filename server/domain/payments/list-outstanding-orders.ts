import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Order, orderRelations, toOrder } from '../orders/order.ts'
import { type ForwardQuery, listId, type Page } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { readOnce } from '../total.ts'

export interface OutstandingPage extends Page<Order> {
  totals: () => Promise<OutstandingTotals>
}

/** Over all pages. */
export interface OutstandingTotals {
  count: number
  /** What is still to be paid for all of them, in paise. */
  outstanding: number
}

/**
 * The orders that are not paid in full, those placed first at the beginning. Orders without a price and cancelled ones are left
 * out. Triggers of `orders` and `payments` keep the table, with the same amounts as `balanceOf` in
 * domain/orders/balance.ts.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listOutstandingOrders(ctx: Context, query: ForwardQuery): Promise<OutstandingPage> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const page = await sortedPage(query, {
    id: listId('outstanding orders', {}),
    sort: byInstant('orderDate', 'asc'),
    where: {},
    find: (rows) =>
      ctx.db.outstandingOrder.findMany({ ...rows, include: { order: { include: orderRelations } } }),
    toItem: ({ order }) => toOrder(order),
  })
  return { ...page, totals: readOnce(() => sumOutstanding(ctx)) }
}

/** Over all orders that are not paid in full. */
export async function sumOutstanding({ db }: Pick<Context, 'db'>): Promise<OutstandingTotals> {
  const { _count, _sum } = await db.outstandingOrder.aggregate({ _count: true, _sum: { balance: true } })
  return { count: _count, outstanding: Number(_sum.balance ?? 0) }
}
