import type { Client } from 'pg'
import { addDays, dayOf, noonOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from './api-client.ts'

/** Control characters, a direction override, a non-character and invisible ones, as people pasted them. */
const dirty = (text: string) => `${text}\u0007 \u202Eevil\u200B\uFFFE\u000Bname`

export interface FaultyOrders {
  /** Of which more was returned than was received. */
  negative: string
  /** Paid and delivered, with a message that asks for the rest. */
  stale: string
  /** Invoiced with its coupon spread over all lines; the coupon of the second was deleted. */
  spread: string
  spreadWithoutCoupon: string
  /** Of the customer's own cloth, invoiced as goods. */
  ownCloth: string
  /** Whose lengths were dropped. */
  unmeasured: string
  returned: string
}

const today = dayOf(new Date())

/** Writes what the shop itself doesn't write, but its tables allow. */
export async function plantFaults(client: Client, orders: FaultyOrders, ownerId: string): Promise<void> {
  const pay = (orderId: string, entry: Json) =>
    client.query(
      `INSERT INTO "payments" ("orderId", "kind", "amount", "method", "reference", "reversesId", "receivedAt", "recordedAt",
         "recordedById", "recordedBy", "idempotencyKey", "requestHash")
       VALUES ($1, $2::"PaymentKind", $3, $4::"PaymentMethod", $5, $6, $7, now(), $8, 'Owner', gen_random_uuid(), '') RETURNING "id"`,
      [orderId, entry.kind, entry.amount, entry.method, entry.reference, entry.reversesId, entry.at, ownerId],
    )
  // The gateway returned what was returned in cash already.
  for (const method of ['CASH', 'GATEWAY'])
    await pay(orders.negative, {
      kind: 'REFUND',
      amount: -1_000_00,
      method,
      at: noonOf(today),
      reference: method,
    })
  // Of the wrong year, and reversed on another day.
  const wrong = await pay(orders.unmeasured, {
    kind: 'PAYMENT',
    amount: 100_00,
    method: 'CASH',
    at: noonOf('2019-11-20'),
  })
  await pay(orders.unmeasured, {
    kind: 'REVERSAL',
    amount: -100_00,
    method: 'CASH',
    reversesId: wrong.rows[0].id,
    at: noonOf(addDays(today, -1)),
  })
  await client.query(
    `WITH "wrong" AS (
       INSERT INTO "expenses" ("category", "amount", "method", "spentOn", "recordedAt", "recordedById", "recordedBy", "idempotencyKey",
         "requestHash", "note")
       VALUES ('RENT', 9000000, 'CASH', '2001-11-20', now(), $1, 'Owner', 'one', '', $2) RETURNING "id")
     INSERT INTO "expenses" ("category", "amount", "method", "spentOn", "recordedAt", "recordedById", "recordedBy", "idempotencyKey",
       "requestHash", "reversesId")
     SELECT 'RENT', -9000000, 'CASH', $3::date, now(), $1, 'Owner', 'two', '', "id" FROM "wrong"`,
    [ownerId, dirty('Rent'), addDays(today, -1)],
  )
  await client.query(
    `INSERT INTO "messages" ("event", "channel", "recipient", "language", "body", "status", "deduplicationKey", "orderId", "createdAt")
     VALUES ('READY', 'WHATSAPP', '9876543210', 'EN', 'Ready. Still to be paid: ₹2,750.00 upi://pay?pa=a%40b', 'TO_SEND', 'stale', $1, now())`,
    [orders.stale],
  )
  // Not withdrawn, although their reason is gone.
  await client.query(
    `UPDATE "messages" SET "status" = 'TO_SEND', "withdrawnReason" = NULL WHERE "status" = 'WITHDRAWN'`,
  )
  // As in rows from before these columns were filled.
  await client.query(
    `UPDATE "order_items" SET "promotionDiscount" = NULL, "needsMeasurements" = NULL,
       "supply" = CASE WHEN "isOwnCloth" THEN 'STITCHING'::"LineSupply" END`,
  )
  await client.query(
    `UPDATE "order_promotions" SET "kind" = NULL, "categories" = NULL WHERE "promotionId" IS NULL`,
  )
  // Documents and the ledger were written so, and never changed since.
  const written = [...new Set([...texts.map(([table]) => table), 'invoices'])]
  for (const table of written) await client.query(`ALTER TABLE "${table}" DISABLE TRIGGER USER`)
  await spreadOffer(client, orders.spread)
  await spreadOffer(client, orders.spreadWithoutCoupon)
  // The customer's own cloth, taxed as a lehenga of the shop's: 3,750 × 18 / 118.
  await client.query(
    `UPDATE "invoice_lines" SET "code" = '6204', "taxRate" = 18, "taxableValue" = 317796, "cgst" = 28602, "sgst" = 28602
     WHERE "total" = 375000 AND "invoiceId" IN (SELECT "id" FROM "invoices" WHERE "orderId" = $1)`,
    [orders.ownCloth],
  )
  await sumInvoice(client, orders.ownCloth)
  // Lengths that the form dropped, or wrote as nothing.
  await client.query(
    `UPDATE "order_items" SET "measurements" = CASE "position" WHEN 0 THEN '{}'::jsonb
       ELSE '{"unit": "INCH", "blouse": {"chest": null, "waist": 76.2}}' END WHERE "orderId" = $1`,
    [orders.unmeasured],
  )
  await client.query(
    `UPDATE "measurement_profile_versions" SET "measurements" = '{"blouse": {"chest": null}}'`,
  )
  await client.query(`UPDATE "garments" SET "dueDate" = '2019-11-20', "trialDate" = '2001-01-01'`)
  await client.query(`UPDATE "alterations" SET "dueDate" = '2001-01-01'`)
  await client.query(`UPDATE "orders" SET "neededBy" = '2099-12-31' WHERE "id" = $1`, [orders.unmeasured])
  // The same piece was put back three times.
  await client.query(
    `UPDATE "products" SET "quantityInStock" = "quantityInStock" + 2 WHERE "productName" = 'Rani saree'`,
  )
  for (const [table, column] of texts)
    await client.query(`UPDATE "${table}" SET "${column}" = $1 WHERE "${column}" IS NOT NULL`, [
      dirty(column),
    ])
  await client.query(`UPDATE "invoices" SET "buyer" = "buyer" || jsonb_build_object('name', $1::text)`, [
    dirty('Buyer'),
  ])
  for (const table of written) await client.query(`ALTER TABLE "${table}" ENABLE TRIGGER USER`)
}

/** Texts that people typed, with a table's own unique ones left as they are. */
const texts = [
  ['users', 'name'],
  ['orders', 'customerName'],
  ['orders', 'street'],
  ['orders', 'specialInstructions'],
  ['order_items', 'productName'],
  ['order_items', 'note'],
  ['products', 'productName'],
  ['products', 'description'],
  ['feedback', 'name'],
  ['feedback', 'comments'],
  ['tailors', 'name'],
  ['materials', 'supplier'],
  ['expenses', 'payee'],
  ['payments', 'note'],
  ['invoice_lines', 'description'],
  ['alterations', 'details'],
  ['order_notes', 'text'],
  ['order_returns', 'reason'],
] as const

/** 500 off the blouse, spread over both lines: 2,625 and 875 with 5%. */
async function spreadOffer(client: Client, orderId: string): Promise<void> {
  await client.query(
    `UPDATE "invoice_lines" SET
       "discount" = CASE "unitPrice" WHEN 300000 THEN 37500 ELSE 12500 END,
       "taxRate" = 5,
       "taxableValue" = CASE "unitPrice" WHEN 300000 THEN 250000 ELSE 83334 END,
       "cgst" = CASE "unitPrice" WHEN 300000 THEN 6250 ELSE 2083 END,
       "sgst" = CASE "unitPrice" WHEN 300000 THEN 6250 ELSE 2083 END,
       "total" = CASE "unitPrice" WHEN 300000 THEN 262500 ELSE 87500 END
     WHERE "unitPrice" IN (300000, 100000) AND "invoiceId" IN (SELECT "id" FROM "invoices" WHERE "orderId" = $1)`,
    [orderId],
  )
  await sumInvoice(client, orderId)
}

const sumInvoice = (client: Client, orderId: string) =>
  client.query(
    `UPDATE "invoices" SET ("taxableValue", "cgst", "sgst", "igst", "total") =
       (SELECT sum("taxableValue"), sum("cgst"), sum("sgst"), sum("igst"), sum("total") FROM "invoice_lines" WHERE "invoiceId" = "id")
     WHERE "orderId" = $1`,
    [orderId],
  )
