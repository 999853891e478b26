import type { Transaction } from '../../platform/database/client.ts'

/**
 * Makes the garments of an order that was just placed: one for each piece of its lines that are stitched to measure, and
 * one for a custom order. They wait in the first stage and are due when the order is. Garments that the order has
 * already stay as they are, and their numbers are not used again.
 */
export async function createGarments(tx: Transaction, orderId: string): Promise<void> {
  await tx.$executeRaw`
    WITH "pieces" AS (
      SELECT NULL::smallint AS "position", 1 AS "piece", "customCategory"::text::"Category" AS "category"
      FROM "orders" WHERE "id" = ${orderId}::uuid AND "customCategory" IS NOT NULL
      UNION ALL
      SELECT "position", "piece", "category" FROM "order_items", generate_series(1, "quantity") AS "piece"
      WHERE "orderId" = ${orderId}::uuid AND "productType" = 'TAILOR'
    ), "missing" AS (
      SELECT "position", "category", row_number() OVER (ORDER BY "position" NULLS FIRST, "piece") AS "n"
      FROM "pieces" WHERE "piece" > (
        SELECT count(*) FROM "garments"
        WHERE "orderId" = ${orderId}::uuid AND "orderPosition" IS NOT DISTINCT FROM "position")
    ), "numbered" AS (
      SELECT "missing".*, "n" + greatest("withdrawnGarment", (
        SELECT max("number") FROM "garments" WHERE "orderId" = ${orderId}::uuid)) AS "number"
      FROM "missing", "orders" WHERE "orders"."id" = ${orderId}::uuid
    )
    INSERT INTO "garments" ("orderId", "orderPosition", "number", "code", "category", "stageId", "dueDate")
    SELECT "orders"."id", "position", "number", "orderNumber" || '-' || "number", "category", (
        SELECT "id" FROM "workshop_stages" WHERE "kind" = 'WAITING' AND "removedAt" IS NULL),
      ("deliveryDate" AT TIME ZONE 'Asia/Kolkata')::date
    FROM "numbered", "orders" WHERE "orders"."id" = ${orderId}::uuid`
}
