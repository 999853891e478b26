import type { Database } from '../../database/client.ts'
import { orderRevenue } from '../orders/revenue.ts'

export interface OrderTotals {
  orderCount: number
  lastOrderAt: Date | null
  /** The 10 digits of the latest order. */
  phone: string | null
  /** In paise: the revenue of delivered orders. */
  spent: number
}

const none: OrderTotals = { orderCount: 0, lastOrderAt: null, phone: null, spent: 0 }

/** The order totals of these accounts, in their order, in one statement. */
export async function readOrderTotalsOf(db: Database, userIds: readonly string[]): Promise<OrderTotals[]> {
  const rows = await db.$queryRaw<(Omit<OrderTotals, 'spent'> & { userId: string; spent: bigint })[]>`
    SELECT "userId", count(*)::int AS "orderCount", max("orderDate") AS "lastOrderAt",
      (array_agg("customerPhone" ORDER BY "orderDate" DESC, "id" DESC))[1] AS "phone",
      coalesce(sum(${orderRevenue}) FILTER (WHERE "orderStatus" = 'DELIVERED'), 0)::bigint AS "spent"
    FROM "orders" WHERE "userId" = ANY(${userIds}::uuid[]) GROUP BY "userId"`
  const totals = new Map(rows.map(({ userId, spent, ...row }) => [userId, { ...row, spent: Number(spent) }]))
  return userIds.map((id) => totals.get(id) ?? none)
}
