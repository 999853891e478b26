import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { hasRevenue, lineRevenue, orderRevenue } from '../orders/revenue.ts'
import { addDays, startOfDay, timeZone } from '../shop/shop-time.ts'

/** Days of the shop's calendar, both included. */
export interface Period {
  from: string
  to: string
}

export type ReportBy = 'MONTH' | 'CATEGORY' | 'DESIGN' | 'TAILOR' | 'CUSTOMER' | 'RETURN'

/** The rows that a report sums: key, name, order, pieces and an amount in paise. Periods are ranges of an index. */
export const reportSources: Record<ReportBy, (period: Period) => Prisma.Sql> = {
  MONTH: (period) => Prisma.sql`
    SELECT "month" AS "key", "month" AS "name", "id" AS "orderId", "pieces", ${orderRevenue} AS "amount"
    FROM ${placed(period)}
    CROSS JOIN LATERAL (SELECT to_char("orderDate" AT TIME ZONE ${timeZone}, 'YYYY-MM') AS "month") AS "months"`,
  CATEGORY: (period) => Prisma.sql`
    SELECT "category"::text AS "key", "category"::text AS "name", "orderId", "quantity" AS "pieces",
      ${lineRevenue} AS "amount"
    FROM ${placed(period)} JOIN "order_items" ON "orderId" = "id"
    UNION ALL
    SELECT "customCategory"::text, "customCategory"::text, "id", 1, ${orderRevenue}
    FROM ${placed(period)} WHERE "customCategory" IS NOT NULL`,
  DESIGN: (period) => Prisma.sql`
    SELECT coalesce("productId"::text, "productName") AS "key", "productName" AS "name", "orderId",
      "quantity" AS "pieces", ${lineRevenue} AS "amount"
    FROM ${placed(period)} JOIN "order_items" ON "orderId" = "id"`,
  TAILOR: ({ from, to }) => Prisma.sql`
    SELECT "tailors"."id"::text AS "key", "tailors"."name", "garments"."orderId",
      CASE WHEN row_number() OVER (PARTITION BY "garments"."id") = 1 THEN 1 ELSE 0 END AS "pieces", "dues"."amount"
    FROM "tailors"
    JOIN "tailor_dues" AS "dues" ON "dues"."tailorId" = "tailors"."id"
      AND "dues"."earnedAt" >= ${startOfDay(from)} AND "dues"."earnedAt" < ${startOfDay(addDays(to, 1))}
    JOIN "garments" ON "garments"."id" = "dues"."garmentId"`,
  CUSTOMER: (period) => Prisma.sql`
    SELECT "kind" AS "key", "kind" AS "name", "id" AS "orderId", "pieces", ${orderRevenue} AS "amount"
    FROM ${placed(period)}
    CROSS JOIN LATERAL (SELECT CASE
      WHEN "userId" IS NULL THEN 'DELETED'
      WHEN EXISTS (
        SELECT FROM "orders" AS "earlier"
        WHERE "earlier"."userId" = "placed"."userId" AND "earlier"."orderStatus" <> 'CANCELLED'
          AND ("earlier"."orderDate", "earlier"."id") < ("placed"."orderDate", "placed"."id")
      ) THEN 'RETURNING' ELSE 'NEW' END AS "kind") AS "kinds"`,
  RETURN: (period) => Prisma.sql`
    SELECT coalesce("productId"::text, "productName") AS "key", "productName" AS "name", "items"."orderId",
      "returned"."quantity" AS "pieces",
      round(("unitPrice" * "items"."quantity" - coalesce("promotionDiscount", 0))::numeric
        * "returned"."quantity" / "items"."quantity")::bigint AS "amount"
    FROM ${placed(period)}
    JOIN "order_returns" ON "order_returns"."orderId" = "placed"."id" AND "order_returns"."status" <> 'REJECTED'
    JOIN "return_items" AS "returned" ON "returned"."returnId" = "order_returns"."id"
    JOIN "order_items" AS "items" ON "items"."orderId" = "placed"."id"
      AND "items"."position" = "returned"."orderPosition"`,
}

/** The orders placed in a period, without cancelled ones. A custom order is one piece. */
const placed = ({ from, to }: Period) => Prisma.sql`(
  SELECT "orders".*, coalesce((
    SELECT sum("quantity") FROM "order_items" WHERE "order_items"."orderId" = "orders"."id"), 1)::int AS "pieces"
  FROM "orders"
  WHERE "orderDate" >= ${startOfDay(from)} AND "orderDate" < ${startOfDay(addDays(to, 1))}
    AND ${hasRevenue}
) AS "placed"`
