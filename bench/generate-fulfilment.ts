import type { Client } from 'pg'
import { between, pick } from './generate.ts'
import { idOf, lastNames, numbers, past, quoted } from './generated-values.ts'

/** Runs a statement, in batches, that inserts rows with the numbers from 1 to this. */
export type Fill = (statement: string, count: number) => Promise<void>

/** What the shop does with its orders: garments, alterations, messages, payments and invoices; and its expenses. */
export async function generateFulfilment(
  client: Client,
  fill: Fill,
  { orders, expenses }: { orders: number; expenses: number },
): Promise<void> {
  await client.query(insertTailors)
  await fill(insertGarments, orders)
  await fill(insertAlterations, orders)
  await fill(insertMessages, orders)
  await fill(insertPayments, orders)
  await fill(insertInvoices, orders)
  await fill(insertExpenses, expenses)
}

const tailors = 6

const insertTailors = `
  INSERT INTO "tailors" ("id", "name", "phone")
  SELECT ${idOf('tailor')}, ${pick(quoted(lastNames), 91)} || ' ' || "n", (6000000000 + "n")::text
  FROM generate_series(1, ${tailors}) AS "n"`

const tailor = (salt: number) => idOf('tailor', between(1, tailors + 1, salt))

/** One for each order with stitched pieces; those of delivered orders are ready, and one in five of the others is not assigned. */
const insertGarments = `
  INSERT INTO "garments" ("id", "orderId", "orderPosition", "number", "code", "category", "stageId", "tailorId", "dueDate", "trialDate",
    "isOpen")
  SELECT ${idOf('garment')}, "id", 0, 1, "orderNumber" || '-1', 'LEHENGA',
    CASE WHEN "orderStatus" IN ('READY', 'DISPATCHED', 'DELIVERED') THEN 'READY'
      ELSE ${pick(quoted(['TO_CUT', 'CUTTING', 'EMBROIDERY', 'STITCHING', 'TRIAL', 'FINISHING']), 92)} END,
    CASE WHEN ${between(0, 5, 93)} > 0 THEN ${tailor(94)} END, "deliveryDate"::date, "deliveryDate"::date - 3, "isUnderWay"
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')}
  WHERE "orderType" = 'TAILOR' AND "orderStatus" <> 'CANCELLED'`

/** Of one order in twenty; of those one in fifty is open. */
const insertAlterations = `
  INSERT INTO "alterations" ("id", "orderId", "details", "requestedAt", "completedAt", "completedBy", "tailorId", "dueDate")
  SELECT ${idOf('alteration')}, "id", 'Take in the waist, no. ' || "n", "deliveryDate",
    CASE WHEN "done" THEN "deliveryDate" + interval '3 days' END, CASE WHEN "done" THEN 'Owner' END, ${tailor(95)},
    "deliveryDate"::date + 4
  FROM (SELECT "n", ${between(0, 50, 96)} > 0 AS "done" FROM ${numbers}) AS "wanted"
  JOIN "orders" ON "orders"."id" = ${idOf('order')}
  WHERE "orderStatus" = 'DELIVERED' AND ${between(0, 20, 97)} = 0`

/** Two for each order; one in a hundred has failed. */
const insertMessages = `
  INSERT INTO "messages" ("event", "channel", "recipient", "language", "subject", "body", "status", "attempts",
    "deduplicationKey", "orderId", "userId", "createdAt", "sentAt")
  SELECT "event"::"MessageEvent", 'EMAIL', "customerEmail", 'EN', 'Your order', 'Thank you for your order.',
    (CASE WHEN ${between(0, 100, 98)} = 0 THEN 'FAILED' ELSE 'SENT' END)::"MessageStatus", 1, "event" || ':' || "id", "id", "userId",
    "orderDate", "orderDate"
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')}
  CROSS JOIN unnest(ARRAY['ORDER_PLACED', 'DELIVERED']) AS "event"`

/** Delivered orders are paid, half of the others by half. */
const insertPayments = `
  INSERT INTO "payments" ("orderId", "kind", "amount", "method", "receivedAt", "recordedAt", "recordedById", "recordedBy",
    "idempotencyKey", "requestHash")
  SELECT "id", 'PAYMENT', CASE WHEN "orderStatus" = 'DELIVERED' THEN "totalToPay" ELSE "totalToPay" / 2 END, 'UPI', "orderDate",
    "orderDate", ${idOf('user', '1')}, 'Owner', 'payment ' || "n", md5("n"::text)
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')}
  WHERE "orderStatus" = 'DELIVERED' OR "orderStatus" <> 'CANCELLED' AND ${between(0, 2, 99)} = 0`

const insertInvoices = `
  INSERT INTO "invoices" ("id", "orderId", "kind", "series", "financialYear", "sequence", "number", "issuedAt", "issuedById",
    "issuedBy", "seller", "buyer", "taxableValue", "cgst", "sgst", "igst", "total")
  SELECT ${idOf('invoice')}, "id", 'INVOICE', 'B', '2026-27', "n", 'B/' || "n", "deliveryDate", ${idOf('user', '1')}, 'Owner',
    '{"name": "Shop"}', '{"name": "Customer"}', "totalToPay", 0, 0, 0, "totalToPay"
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')} WHERE "orderStatus" = 'DELIVERED'`

const insertExpenses = `
  INSERT INTO "expenses" ("category", "amount", "method", "spentOn", "payee", "recordedAt", "recordedById", "recordedBy",
    "idempotencyKey", "requestHash")
  SELECT 'RENT', ${between(100_00, 9000_00, 100)}, 'CASH', (${past(101)})::date, ${pick(quoted(lastNames), 102)}, now(),
    ${idOf('user', '1')}, 'Owner', 'expense ' || "n", md5("n"::text) FROM ${numbers}`
