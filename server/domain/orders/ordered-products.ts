import type { Database } from '../../platform/database/client.ts'

/** Which of these products a person has ordered, ready-made or tailor-made. */
export async function findOrderedProducts(
  db: Database,
  userId: string,
  productIds: readonly string[],
): Promise<Set<string>> {
  const rows = await db.orderItem.findMany({
    where: { productId: { in: [...productIds] }, order: { userId } },
    distinct: ['productId'],
    select: { productId: true },
  })
  return new Set(rows.flatMap(({ productId }) => productId ?? []))
}

const MAX_PRODUCTS = 100

/** The designs that each of these people has ordered, by name. */
export const readOrderedProducts = (db: Database, userIds: readonly string[]) =>
  db.rows<{ userId: string; productId: string }>`
    SELECT "buyer"."id" AS "userId", "ordered"."productId"
    FROM unnest(${userIds}::uuid[]) AS "buyer" ("id") CROSS JOIN LATERAL (
      SELECT "productId", min("productName") AS "name" FROM "order_items" JOIN "orders" ON "orders"."id" = "orderId"
      WHERE "userId" = "buyer"."id" AND "productId" IS NOT NULL
      GROUP BY "productId" ORDER BY "name", "productId" LIMIT ${MAX_PRODUCTS}) AS "ordered"
    ORDER BY "ordered"."name", "ordered"."productId"`
