import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Order, orderRelations, toOrder } from '../orders/order.ts'
import { decodeCursor, isInstant, laterThan, listId, type Page, pageSize, toPage } from '../paging.ts'
import { readOnce } from '../total.ts'
import { isId } from '../validation.ts'

export interface OutstandingPage extends Page<Order> {
  totals: () => Promise<OutstandingTotals>
}

/** Over all pages. */
export interface OutstandingTotals {
  count: number
  /** What is still to be paid for all of them, in paise. */
  outstanding: number
}

type Key = [orderDate: string, id: string]

/**
 * The orders that are not paid in full, those placed first at the beginning. Orders without a price and cancelled ones are left
 * out. Triggers of `orders` and `payments` keep the table, with the same amounts as `balanceOf` in
 * domain/orders/balance.ts.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listOutstandingOrders(
  ctx: Context,
  query: { first: number; after?: string | null },
): Promise<OutstandingPage> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const first = pageSize(query.first)
  const list = listId('outstanding orders', {})
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const rows = await ctx.db.outstandingOrder.findMany({
    where: after ? laterThan('orderDate', after) : {},
    orderBy: [{ orderDate: 'asc' }, { id: 'asc' }],
    take: first + 1,
    include: { order: { include: orderRelations } },
  })
  return {
    ...toPage(
      rows,
      first,
      list,
      ({ order }) => toOrder(order),
      ({ orderDate, id }): Key => [orderDate.toISOString(), id],
      after,
    ),
    totals: readOnce(() => sumOutstanding(ctx)),
  }
}

/** Over all orders that are not paid in full. */
export async function sumOutstanding({ db }: Pick<Context, 'db'>): Promise<OutstandingTotals> {
  const { _count, _sum } = await db.outstandingOrder.aggregate({ _count: true, _sum: { balance: true } })
  return { count: _count, outstanding: Number(_sum.balance ?? 0) }
}

const isKey = ([orderDate, id, ...rest]: unknown[]) => isInstant(orderDate) && isId(id) && rest.length === 0
