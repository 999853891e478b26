import type { Transaction } from '../../platform/database/client.ts'
import { isBack } from './list-stock-alerts.ts'
import type { RequestedAlert } from './write-back-in-stock.ts'

/** A stock alert, notified or not, and whether its design can be ordered now; null when it was deleted. */
export async function readStockAlert(
  tx: Transaction,
  id: string,
): Promise<(RequestedAlert & { isBack: boolean }) | null> {
  const [row] = await tx.$queryRaw<(RequestedAlert & { isBack: boolean })[]>`
    SELECT "alert"."id", "productId", "productName", "alert"."size", "alert"."email", "alert"."phone",
      coalesce("users"."language", "alert"."language") AS "language", "requestedAt", ${isBack} AS "isBack"
    FROM "stock_alerts" AS "alert"
    JOIN "products" ON "products"."id" = "alert"."productId"
    LEFT JOIN "users" ON "users"."id" = "alert"."userId"
    WHERE "alert"."id" = ${id}::uuid`
  return row ?? null
}
