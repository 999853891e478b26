import type { Client } from 'pg'
import { type Fill, generateFulfilment } from './generate-fulfilment.ts'
import { between, generateProducts, pick } from './generate.ts'
import { firstNames, idOf, lastNames, numbers, past, quoted, words } from './generated-values.ts'

/** The number of rows of each kind; the shop to compare with has a hundredth of them. */
export interface ShopSize {
  products: number
  users: number
  orders: number
  feedback: number
  drafts: number
  auditEntries: number
  materials: number
  deliveries: number
  expenses: number
}

/** A shop with its usual proportions for a given number of products. */
export const sizeFor = (products: number): ShopSize => ({
  products,
  users: products / 2,
  orders: products * 2,
  feedback: products * 10,
  drafts: products / 5,
  auditEntries: products,
  materials: products / 10,
  deliveries: products * 2,
  expenses: products / 5,
})

const openings = words(
  `Lovely Beautiful Comfortable Perfect Elegant Graceful Wonderful Disappointing Decent Splendid`,
)
const garments = words(`lehenga saree blouse suit dupatta anarkali kurta dress gown sharara`)
const endings = [
  'and the fit was exactly as promised',
  'though it came two days late',
  'and everybody at the wedding asked where it was from',
  'with embroidery finer than in the pictures',
  'but the colour was a little darker than I thought',
  'and the tailor rang to ask about the sleeves',
]

const cloths = words(`Silk Cotton Georgette Chiffon Satin Net Velvet Organza Crepe Brocade Linen`)
const colours = words(`Red Maroon Teal Peach Ivory Mustard Navy Emerald Rani Black`)

/**
 * Fills an empty shop with two years of data, determined by the row numbers and the current day. A
 * larger shop has the same proportions of everything, and more per day.
 */
export async function generateShop(client: Client, size: ShopSize): Promise<void> {
  // The role may have the shop's limits, for connections through a pooler.
  await client.query('SET statement_timeout = 0; SET lock_timeout = 0')
  await generateProducts(client, size.products)
  const fill: Fill = async (statement, count) => {
    const batch = 50_000
    for (let from = 1; from <= count; from += batch)
      await client.query(statement, [from, Math.min(count, from + batch - 1)])
  }
  await client.query(
    `SET synchronous_commit = off; SET work_mem = '128MB'; SET maintenance_work_mem = '256MB'`,
  )
  await withoutWatchers(client, async () => {
    await fill(insertUsers, size.users)
    await fill(insertCartLines(size), size.users)
    await fill(insertDrafts(size), size.drafts)
    await fill(insertDraftItems(size), size.drafts)
    await fill(insertOrders(size), size.orders)
    await fill(insertOrderItems(size), size.orders)
    await client.query(priceOrders)
    await fill(insertOrderEvents, size.orders)
    await generateFulfilment(client, fill, size)
    await fill(insertFeedback(size), size.feedback)
    await fill(insertAuditEntries(size), size.auditEntries)
    await fill(insertMaterials, size.materials)
    await client.query(insertWebhooks)
    await fill(insertDeliveries, size.deliveries)
    await client.query(sumRatings)
  })
  await client.query('VACUUM ANALYZE')
}

const filled = `'{users,cart_lines,order_drafts,order_draft_items,orders,order_items,order_events,garments,alterations,messages,payments,invoices,expenses,feedback,audit_entries,materials,webhook_deliveries}'`

/**
 * Fills the tables without foreign keys, indexes and triggers: the generated rows satisfy them, and
 * building the indexes afterwards is faster. Outstanding orders are found at the end: their triggers would search the
 * payments without an index.
 */
async function withoutWatchers(client: Client, fill: () => Promise<void>): Promise<void> {
  const listed = async (statement: string) =>
    (await client.query<{ name: string; table: string; made: string }>(statement)).rows
  const keys = await listed(`
    SELECT conname AS "name", conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS "made"
    FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY(${filled}::regclass[])`)
  const indexes = await listed(`
    SELECT indexrelid::regclass::text AS "name", indrelid::regclass::text AS "table", pg_get_indexdef(indexrelid) AS "made"
    FROM pg_index WHERE indrelid = ANY(${filled}::regclass[]) AND NOT indisprimary`)
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT "${name}"`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  const triggers = await listed(`
    SELECT quote_ident(tgname) AS "name", tgrelid::regclass::text AS "table" FROM pg_trigger
    WHERE NOT tgisinternal AND (tgtype & 1 = 1 OR tgname ~ 'outstanding') AND (tgrelid = ANY(${filled}::regclass[]) OR tgrelid = 'products'::regclass)`)
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  await fill()
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`)
  for (const { made } of indexes) await client.query(made)
  for (const { table, name, made } of keys)
    await client.query(`ALTER TABLE ${table} ADD CONSTRAINT "${name}" ${made}`)
  await client.query('SELECT keep_outstanding_orders(array_agg("id")) FROM "orders"')
}

/** A skewed random choice of one of so many numbers: few are chosen often and most of them rarely. */
const oneOf = (count: number, salt: number) =>
  `(1 + floor(${count} * power(${between(0, 1_000_000, salt)} / 1000000.0, 2)))::int`

const product = ({ products }: ShopSize, salt: number) => idOf('product', `(${oneOf(products, salt)} - 1)`)
const fullName = `${pick(quoted(firstNames), 21)} || ' ' || ${pick(quoted(lastNames), 22)}`
const email = `'customer' || "n" || '@example.com'`

const insertUsers = `
  INSERT INTO "users" ("id", "name", "email", "emailKey", "createdAt")
  SELECT ${idOf('user')}, ${fullName}, ${email}, ${email}, ${past(23)} FROM ${numbers}`

const insertCartLines = (size: ShopSize) => `
  INSERT INTO "cart_lines" ("userId", "productId", "productType", "quantity", "unitPriceSeen", "productName")
  SELECT ${idOf('user')}, "products"."id", 'TAILOR', ${between(1, 4, 24)}, "unitPrice", "productName"
  FROM ${numbers} JOIN "products" ON "products"."id" = ${product(size, 25)} WHERE ${between(0, 5, 26)} < 2`

const insertDrafts = ({ users }: ShopSize) => `
  INSERT INTO "order_drafts" ("id", "userId", "orderType", "customerName", "customerEmail", "customerPhone", "updatedAt")
  SELECT ${idOf('draft')}, ${idOf('user', oneOf(users, 31))}, 'TAILOR', ${fullName}, ${email},
    (9000000000 + "n")::text, ${past(32)} FROM ${numbers}`

const insertDraftItems = (size: ShopSize) => `
  INSERT INTO "order_draft_items" ("draftId", "position", "productId", "productType", "quantity")
  SELECT ${idOf('draft')}, 0, ${product(size, 33)}, 'TAILOR', 1 FROM ${numbers}`

/** Old orders are completed, except for one in five hundred that is overdue; recent ones are in progress. */
const insertOrders = ({ users }: ShopSize) => `
  INSERT INTO "orders" ("id", "orderNumber", "userId", "draftId", "idempotencyKey", "requestHash", "orderType",
    "customerName", "customerEmail", "customerPhone", "street", "city", "state", "pincode", "country", "garments", "totalPrice",
    "delivery", "orderDate", "deliveryDate", "orderStatus")
  SELECT ${idOf('order')}, '100-' || lpad("n"::text, 6, '0'), ${idOf('user', oneOf(users, 41))},
    ${idOf('ordered draft')}, ${idOf('order')}::text, md5("n"::text), "orderType"::"OrderType", ${fullName}, ${email},
    (7000000000 + ${between(0, 900_000_000, 42)})::text, 'Linking Road', 'Mumbai', 'Maharashtra', '400050', 'India',
    0, 0, 9900, "orderDate", "deliveryDate",
    (CASE WHEN ${between(0, 16, 43)} = 0 THEN 'CANCELLED'
      WHEN "deliveryDate" < now() AND ${between(0, 500, 44)} > 0 THEN 'DELIVERED'
      ELSE ${pick(quoted(['PENDING', 'CONFIRMED', 'MEASURED', 'STITCHING', 'TRIAL', 'READY', 'DISPATCHED']), 45)}
      END)::"OrderStatus"
  FROM (
    SELECT "n", "orderDate", "orderDate" + ${between(7, 28, 46)} * interval '1 day' AS "deliveryDate",
      ${pick(quoted(['READYMADE', 'TAILOR']), 47)} AS "orderType"
    FROM (SELECT "n", ${past(48)} AS "orderDate" FROM ${numbers}) AS "dated") AS "due"`

const insertOrderItems = (size: ShopSize) => `
  INSERT INTO "order_items" ("orderId", "position", "productId", "productType", "productName", "category", "quantity",
    "listPrice", "discount", "unitPrice")
  SELECT ${idOf('order')}, "position", "products"."id",
    (CASE ${pick(quoted(['READYMADE', 'TAILOR']), 47)} WHEN 'TAILOR' THEN 'TAILOR' ELSE 'READYMADE' END)::"CartProductType",
    "productName", "category", ${between(1, 3, 51)}, "tailorPrice", "discount",
    ("tailorPrice" * (100 - "discount") + 50) / 100
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')}
  CROSS JOIN LATERAL generate_series(0, ${between(0, 2, 52)}) AS "position"
  JOIN "products" ON "products"."id" = CASE "position" WHEN 0 THEN ${product(size, 53)} ELSE ${product(size, 54)} END`

const priceOrders = `
  UPDATE "orders" SET "totalPrice" = "sums"."total", "garments" = "sums"."garments"
  FROM (
    SELECT "orderId", sum("unitPrice" * "quantity") AS "total",
      coalesce(sum("quantity") FILTER (WHERE "productType" = 'TAILOR'), 0) AS "garments"
    FROM "order_items" GROUP BY 1) AS "sums"
  WHERE "orders"."id" = "sums"."orderId"`

/** The full history of a delivered order; only the first and the last status of others. */
const insertOrderEvents = `
  INSERT INTO "order_events" ("orderId", "version", "status", "at", "by", "name")
  SELECT ${idOf('order')}, "stage", "status"::"OrderStatus", "orderDate" + "stage" * interval '1 day', 'SHOP', 'Owner'
  FROM ${numbers} JOIN "orders" ON "orders"."id" = ${idOf('order')}
  CROSS JOIN LATERAL unnest(CASE
    WHEN "orderStatus" = 'DELIVERED' THEN ARRAY['PENDING', 'CONFIRMED', 'DISPATCHED', 'DELIVERED']
    WHEN "orderStatus" = 'PENDING' THEN ARRAY['PENDING'] ELSE ARRAY['PENDING', "orderStatus"::text]
    END) WITH ORDINALITY AS "stages"("status", "stage")`

const insertFeedback = (size: ShopSize) => `
  INSERT INTO "feedback" ("id", "userId", "name", "rating", "comments", "productId", "reply", "repliedAt", "hiddenReason",
    "hiddenAt", "createdAt", "updatedAt")
  SELECT ${idOf('feedback')}, ${idOf('user', oneOf(size.users, 61))}, ${fullName},
    (ARRAY[5, 5, 5, 5, 4, 4, 4, 3, 2, 1])[1 + ${between(0, 10, 62)}],
    ${pick(quoted(openings), 63)} || ' ' || ${pick(quoted(garments), 64)} || ' ' || ${pick(quoted(endings), 65)} || ', no. ' || "n",
    CASE WHEN ${between(0, 10, 66)} < 6 THEN ${product(size, 67)} END,
    CASE WHEN "replied" THEN 'Thank you for your words.' END, CASE WHEN "replied" THEN "createdAt" END,
    CASE WHEN "hidden" THEN 'It names another customer.' END, CASE WHEN "hidden" THEN "createdAt" END,
    "createdAt", "createdAt"
  FROM (SELECT "n", ${past(68)} AS "createdAt", ${between(0, 5, 69)} = 0 AS "replied", ${between(0, 100, 70)} = 0 AS "hidden"
    FROM ${numbers}) AS "said"`

const sumRatings = `
  UPDATE "products" SET "ratingCount" = "sums"."count", "ratingTotal" = "sums"."total"
  FROM (SELECT "productId", count(*) AS "count", sum("rating") AS "total" FROM "feedback"
    WHERE "hiddenAt" IS NULL AND "productId" IS NOT NULL GROUP BY 1) AS "sums"
  WHERE "products"."id" = "sums"."productId"`

const insertAuditEntries = (size: ShopSize) => `
  INSERT INTO "audit_entries" ("at", "actorName", "action", "entity", "entityId", "entityName", "changes", "words")
  SELECT ${past(71)}, "actor", 'product.update', 'PRODUCT', "id"::text, "productName",
    '[{"field": "quantityInStock", "before": 4, "after": 9}]', concat_ws(' ', "actor", 'product.update', "productName")
  FROM (SELECT "n", ${pick(quoted(firstNames.slice(0, 6)), 72)} AS "actor", ${product(size, 73)} AS "changed"
    FROM ${numbers}) AS "numbered" JOIN "products" ON "id" = "changed"`

const insertMaterials = `
  INSERT INTO "materials" ("id", "name", "kind", "color", "supplier", "unit", "price", "stock", "lowStockLimit")
  SELECT ${idOf('material')}, ${pick(quoted(cloths), 81)} || ' ' || "n", 'FABRIC', ${pick(quoted(colours), 82)},
    ${pick(quoted(lastNames), 83)} || ' & Sons', 'METRE', ${between(50_00, 900_00, 84)}, ${between(100, 10_000, 85)},
    CASE WHEN ${between(0, 3, 86)} = 0 THEN 300 END FROM ${numbers}`

/** An API client has at most this many. */
const webhooks = 10

const insertWebhooks = `
  WITH "client" AS (
    INSERT INTO "users" ("id", "name", "email", "role") VALUES (${idOf('client', '1')}, 'Warehouse', '', 'API_CLIENT')
    RETURNING "id"
  ), "added" AS (
    INSERT INTO "api_clients" ("id", "name", "scopes", "allowedOrigins", "requestsPerMinute", "createdAt")
    SELECT "id", 'Warehouse', '{MANAGE_WEBHOOKS}', '{}', 60, now() FROM "client" RETURNING "id"
  )
  INSERT INTO "webhooks" ("id", "clientId", "url", "topics", "secret", "createdAt")
  SELECT ${idOf('webhook')}, "id", 'https://example.com/' || "n", '{PRODUCT_UPDATED}', 'whsec_' || "n", now()
  FROM "added", generate_series(1, ${webhooks}) AS "n"`

/** One in a hundred has failed. */
const insertDeliveries = `
  INSERT INTO "webhook_deliveries" ("id", "webhookId", "changeId", "topic", "changedAt", "status", "attempts", "createdAt",
    "nextAttemptAt", "attemptedAt", "responseStatus", "responseBody", "durationMs")
  SELECT ${idOf('delivery')}, ${idOf('webhook', `(1 + "n" % ${webhooks})`)}, "n", 'PRODUCT_UPDATED', "at",
    (CASE WHEN "failed" THEN 'FAILED' ELSE 'DELIVERED' END)::"WebhookDeliveryStatus", 1, "at", "at", "at",
    CASE WHEN "failed" THEN 500 ELSE 200 END, 'ok', 40
  FROM (SELECT "n", ${between(0, 100, 87)} = 0 AS "failed", now() - ${between(0, 30 * 24 * 60, 88)} * interval '1 minute' AS "at"
    FROM ${numbers}) AS "sent"`
