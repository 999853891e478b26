import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'

/**
 * The revenue of an order, for a statement on `orders`: goods and delivery less promotions, the agreed discount and credit notes, from the
 * day on which it was placed, paid or not. What is credited lowers the day of the order, not that of the credit note. Null
 * without a price. What was received is another figure: the entries of the payment ledger (domain/closing/ledger-totals.ts); so
 * is what is to be paid (`balanceOf`).
 */
export const orderRevenue = Prisma.sql`("totalToPay" - "credited")`

/** The orders whose revenue counts. */
export const hasRevenue = Prisma.sql`"orderStatus" <> 'CANCELLED'`

/**
 * The revenue of a line, for a statement that joins `order_items` with its order's `orderId` and `credited`: its price less the
 * promotions that are for it and what credit notes took off it. An agreed discount is on the whole order and in no line.
 */
export const lineRevenue = Prisma.sql`(
  "order_items"."unitPrice" * "order_items"."quantity" - coalesce("order_items"."promotionDiscount", 0)
  - CASE WHEN "credited" = 0 THEN 0 ELSE (
      SELECT coalesce(sum("invoice_lines"."total"), 0)::bigint
      FROM "invoices" JOIN "invoice_lines" ON "invoice_lines"."invoiceId" = "invoices"."id"
      WHERE "invoices"."orderId" = "order_items"."orderId" AND "invoices"."kind" = 'CREDIT_NOTE'
        AND "invoices"."creditReason" <> 'CORRECTION'
        AND "invoice_lines"."orderPosition" = "order_items"."position"
    ) END)`
