import type { Transaction } from '../../platform/database/client.ts'
import { isBack } from './list-stock-alerts.ts'
import type { Waiting } from './write-back-in-stock.ts'

/** Who waits, or was notified, and whether it can be ordered now; null when the request was deleted. */
export async function readWaiting(
  tx: Transaction,
  id: string,
): Promise<(Waiting & { isBack: boolean }) | null> {
  const [row] = await tx.$queryRaw<(Waiting & { isBack: boolean })[]>`
    SELECT "waiting"."id", "productId", "productName", "waiting"."size", "waiting"."email", "waiting"."phone",
      coalesce("users"."language", "waiting"."language") AS "language", "requestedAt", ${isBack} AS "isBack"
    FROM "stock_alerts" AS "waiting"
    JOIN "products" ON "products"."id" = "waiting"."productId"
    LEFT JOIN "users" ON "users"."id" = "waiting"."userId"
    WHERE "waiting"."id" = ${id}::uuid`
  return row ?? null
}
