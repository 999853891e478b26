import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { isBack } from './list-stock-alerts.ts'
import type { RequestedAlert } from './write-back-in-stock.ts'

/** A request as it is stored, and whether its design can be ordered now. */
export interface StoredAlert extends RequestedAlert {
  userId: string | null
  notifiedAt: Date | null
  isBack: boolean
}

/** @param rest the statement after its joins: of which `alert`, in which order, and which are locked */
export const readRequestedAlerts = (tx: Transaction, rest: Prisma.Sql): Promise<StoredAlert[]> =>
  tx.$queryRaw<StoredAlert[]>`
    SELECT "alert"."id", "productId", "productName", "translatedNames", "alert"."size", "alert"."email", "alert"."phone", "userId",
      coalesce("users"."language", "alert"."language") AS "language", "requestedAt", "notifiedAt", ${isBack} AS "isBack"
    FROM "stock_alerts" AS "alert"
    JOIN "products" ON "products"."id" = "alert"."productId"
    LEFT JOIN "users" ON "users"."id" = "alert"."userId"
    ${rest}`

/** A stock alert, notified or not; null when it was deleted. */
export async function readStockAlert(tx: Transaction, id: string): Promise<StoredAlert | null> {
  const [alert] = await readRequestedAlerts(tx, Prisma.sql`WHERE "alert"."id" = ${id}::uuid`)
  return alert ?? null
}

/** The same, locked until the transaction ends. */
export async function lockStockAlert(tx: Transaction, id: string): Promise<StoredAlert | null> {
  const [alert] = await readRequestedAlerts(
    tx,
    Prisma.sql`WHERE "alert"."id" = ${id}::uuid FOR UPDATE OF "alert"`,
  )
  return alert ?? null
}
