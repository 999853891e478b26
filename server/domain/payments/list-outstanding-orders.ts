import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Order, orderRelations, toOrder } from '../orders/order.ts'
import { decodeCursor, isInstant, listId, type Page, pageSize, toPage } from '../paging.ts'
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
 * out.
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
  const later = after
    ? Prisma.sql`AND ("orderDate", "id") > (${after[0]}::timestamptz, ${after[1]}::uuid)`
    : Prisma.empty
  const found = await ctx.db.prepared<{ id: string }>`
    SELECT "id" FROM ${outstanding} WHERE "balance" > 0 ${later}
    ORDER BY "orderDate", "id" LIMIT ${first + 1}`
  const rows = await ctx.db.order.findMany({
    where: { id: { in: found.map(({ id }) => id) } },
    orderBy: [{ orderDate: 'asc' }, { id: 'asc' }],
    include: orderRelations,
  })
  return {
    ...toPage(rows, first, list, toOrder, ({ orderDate, id }): Key => [orderDate.toISOString(), id], after),
    totals: readOnce(() => sumOutstanding(ctx)),
  }
}

/** Over all orders that are not paid in full. */
export async function sumOutstanding({ db }: Pick<Context, 'db'>): Promise<OutstandingTotals> {
  const [sums] = await db.prepared<{ count: number; outstanding: bigint | number }>`
    SELECT count(*)::int AS "count", coalesce(sum("balance"), 0)::bigint AS "outstanding"
    FROM ${outstanding} WHERE "balance" > 0`
  return { count: sums!.count, outstanding: Number(sums!.outstanding) }
}

/** As `balanceOf` in domain/orders/balance.ts. */
export const outstanding = Prisma.sql`(
  SELECT "id", "orderDate", "totalToPay" - "credited" - coalesce("paid", 0) AS "balance"
  FROM "orders"
  LEFT JOIN (SELECT "orderId", sum("amount") AS "paid" FROM "payments" GROUP BY "orderId") AS "ledger"
    ON "ledger"."orderId" = "orders"."id"
  WHERE "orderStatus" <> 'CANCELLED'
) AS "outstanding"`

const isKey = ([orderDate, id, ...rest]: unknown[]) => isInstant(orderDate) && isId(id) && rest.length === 0
