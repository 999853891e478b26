import type { Database } from '../../platform/database/client.ts'
import { orderRevenue } from '../orders/revenue.ts'

export interface OrderTotals {
  orderCount: number
  lastOrderAt: Date | null
  /** The 10 digits of the latest order. */
  phone: string | null
  /** In paise: the revenue of delivered orders. */
  spent: number
  /** In paise: what is still to be paid for all of them. */
  balance: number
}

export const noOrders: OrderTotals = { orderCount: 0, lastOrderAt: null, phone: null, spent: 0, balance: 0 }

/** The order totals of these accounts, in one statement; nothing for one without orders. */
export async function readOrderTotalsOf(
  db: Database,
  userIds: readonly string[],
): Promise<Map<string, OrderTotals>> {
  const rows = await db.$queryRaw<
    (Omit<OrderTotals, 'spent' | 'balance'> & { userId: string; spent: bigint; balance: bigint })[]
  >`
    SELECT "userId", count(*)::int AS "orderCount", max("orders"."orderDate") AS "lastOrderAt",
      (array_agg("customerPhone" ORDER BY "orders"."orderDate" DESC, "id" DESC))[1] AS "phone",
      coalesce(sum(${orderRevenue}) FILTER (WHERE "orderStatus" = 'DELIVERED'), 0)::bigint AS "spent",
      coalesce(sum("balance"), 0)::bigint AS "balance"
    FROM "orders" LEFT JOIN "outstanding_orders" ON "outstanding_orders"."orderId" = "orders"."id"
    WHERE "userId" = ANY(${userIds}::uuid[]) GROUP BY "userId"`
  return new Map(
    rows.map(({ userId, spent, balance, ...row }) => [
      userId,
      { ...row, spent: Number(spent), balance: Number(balance) },
    ]),
  )
}
