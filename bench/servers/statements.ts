import type { Pool, QueryResultRow } from 'pg'
import { parseTokens } from '../../server/domain/catalogue/search-tokens.ts'

/** Hand-written queries for the scenarios: one prepared statement per request, without any rules. */
export interface Statements {
  newest: (after: string, color?: string) => Promise<object>
  filtered: (filter: Filter) => Promise<object>
  product: (id: string) => Promise<object | null>
  /** All fields of the newest product of a colour. */
  newestComplete: (after: string, color: string) => Promise<object>
  search: (text: string, highest: number, category?: string) => Promise<object>
  /** Changes a cart line by one and returns the cart. */
  changeQuantity: (userId: string, productId: string, by: number) => Promise<object>
  /** The version to compare with the token's. */
  viewer: (id: string) => Promise<{ tokenVersion: number } | undefined>
}

export interface Filter {
  category: string
  fabric: string
  lowest: number
  highest: number
  pattern?: string
}

const card = `"id", "productName", "category", "fabricType", "color", "discount", "images", "tailorPrice",
  "readyMadePrice", "ratingCount", "ratingTotal", "featuredProduct", "availabilityStatus"`

const after = `"productStatus" = 'ACTIVE' AND ("dateAdded", "id") < ($1, $2)`
const key = 'jsonb_build_array("dateAdded", "id") AS "key"'
const newestFirst = 'ORDER BY "dateAdded" DESC, "id" DESC'
const newest = `SELECT ${card}, ${key} FROM "products" WHERE ${after} ${newestFirst} LIMIT 25`
const newestOfColor = `
  SELECT ${card}, ${key} FROM "products" WHERE ${after} AND lower("color") = $3 ${newestFirst} LIMIT 25`

const matching = `"category" = $1::"Category" AND lower("fabricType") = $2 AND "unitPrice" >= $3 AND "unitPrice" <= $4
  AND "productStatus" = 'ACTIVE'`
const filtered = (condition: string) => `
  SELECT ${card}, jsonb_build_array("unitPrice", "id") AS "key" FROM "products"
  WHERE ${condition} ORDER BY "unitPrice", "id" LIMIT 25`
/** The maximum that the schema promises to count. */
const filteredCount = (condition: string) => `
  SELECT count(*)::int AS "count" FROM (SELECT FROM "products" WHERE ${condition} LIMIT 1000) AS "counted"`
const withPattern = `${matching} AND lower("pattern") = $5`

const completeColumns = `${card}, "description", "productType", "maxPrice", "quantityInStock", "stitchingType", "pattern",
    "embellishments", "customizationAvailable", "customizationOptions", "video", "shippingCost",
    "estimatedDeliveryTime", "seasonalTags", "tags", "productStatus", "fabricFeel", "durability", "sizes",
    "blouseDetails", "suitDetails", "lehengaDetails", "sareeDetails", "dateAdded", "lastUpdated"`
const product = `SELECT ${completeColumns} FROM "products" WHERE "id" = $1 AND "productStatus" = 'ACTIVE'`
const newestComplete = `
  SELECT ${completeColumns}, ${key} FROM "products" WHERE ${after} AND lower("color") = $3 ${newestFirst} LIMIT 2`

const queries = `
  SELECT "query"::text, "named"::text, "ranking"::text, "exact"::text FROM search_queries($1::jsonb)`
const found = `"id" IN (SELECT "id" FROM "product_words" WHERE "searchVector" @@ $1::tsquery)
  AND "unitPrice" <= $2 AND "productStatus" = 'ACTIVE'`
/** The maximum that the schema promises to rank. */
const ranked = (condition: string) => `
  SELECT ${card} FROM (
    SELECT * FROM "products" WHERE ${condition} ORDER BY "dateAdded" DESC, "id" DESC LIMIT 300) AS "newest"
  ORDER BY ("searchVector" @@ $3::tsquery)::int + ts_rank('{0.05, 0.2, 0.4, 1}', "searchVector", $4::tsquery)
    + ts_rank('{0.05, 0.2, 0.4, 1}', "searchVector", $5::tsquery) DESC, "dateAdded" DESC, "id" DESC LIMIT 25`

const change = `
  UPDATE "cart_lines" SET "quantity" = "quantity" + $3
  WHERE "userId" = $1 AND "productId" = $2 AND "productType" = 'TAILOR' AND "quantity" + $3 BETWEEN 1 AND 99`
const cart = `
  SELECT "cart_lines"."id", "quantity", "products"."id" AS "productId", "products"."productName", "tailorPrice",
    "discount"
  FROM "cart_lines" JOIN "products" ON "products"."id" = "productId" WHERE "userId" = $1
  ORDER BY "cart_lines"."createdAt", "cart_lines"."id"`

type Row = {
  id: string
  key: unknown[]
  tailorPrice: string | null
  readyMadePrice: string | null
  discount: number
  ratingCount: number
  ratingTotal: number
  maxPrice?: string | null
  shippingCost?: string
}

export function statementsOn(pool: Pool): Statements {
  const query = async <Found extends QueryResultRow>(name: string, text: string, values: unknown[]) =>
    (await pool.query<Found>({ name, text, values })).rows
  return {
    newest: async (after, color) =>
      pageOf(
        color === undefined
          ? await query<Row>('newest', newest, keyOf(after))
          : await query<Row>('newestOfColor', newestOfColor, [...keyOf(after), color.toLowerCase()]),
      ),
    filtered: async ({ category, fabric, lowest, highest, pattern }) => {
      const values: unknown[] = [category, fabric.toLowerCase(), lowest, highest]
      const [name, condition] = pattern === undefined ? ['filtered', matching] : ['patterned', withPattern]
      if (pattern !== undefined) values.push(pattern.toLowerCase())
      const [rows, [total]] = await Promise.all([
        query<Row>(name, filtered(condition), values),
        query<{ count: number }>(`${name}Count`, filteredCount(condition), values),
      ])
      return { ...pageOf(rows), totalCount: total!.count }
    },
    product: async (id) => {
      const [row] = await query<Row>('product', product, [id])
      return row ? completeOf(row) : null
    },
    newestComplete: async (after, color) => {
      const rows = await query<Row>('newestComplete', newestComplete, [...keyOf(after), color.toLowerCase()])
      return { edges: rows.slice(0, 1).map(({ key: _key, ...row }) => ({ node: completeOf(row as Row) })) }
    },
    search: async (text, highest, category) => {
      const tokens = JSON.stringify(parseTokens(text))
      const [row] = await query<Record<string, string>>('queries', queries, [tokens])
      const { query: all, named, ranking, exact } = row!
      const values = [all, highest, named, ranking, exact]
      return pageOf(
        category === undefined
          ? await query<Row>('ranked', ranked(found), values)
          : await query<Row>('rankedOfCategory', ranked(`${found} AND "category" = $6::"Category"`), [
              ...values,
              category,
            ]),
      )
    },
    changeQuantity: async (userId, productId, by) => {
      await query('change', change, [userId, productId, by])
      return cartOf(userId, await query<Line>('cart', cart, [userId]))
    },
    viewer: async (id) =>
      (await query<{ tokenVersion: number }>('viewer', 'SELECT * FROM "users" WHERE "id" = $1', [id]))[0],
  }
}

/** A cursor's values without the first, which names the list. */
export const keyOf = (cursor: string) =>
  (JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]).slice(1)

function pageOf(rows: Row[]) {
  const edges = rows.slice(0, 24).map(({ key, ...row }, index) => ({
    cursor: Buffer.from(JSON.stringify(['products', ...(key ?? [index + 1])])).toString('base64url'),
    node: shown(row),
  }))
  return { edges, pageInfo: { hasNextPage: rows.length > 24, endCursor: edges.at(-1)?.cursor ?? null } }
}

/** A product's row with the computed fields of a card. */
function shown(row: Omit<Row, 'key'>) {
  const { tailorPrice, readyMadePrice, discount, ratingCount: count, ratingTotal, ...rest } = row
  const units = [tailorPrice, readyMadePrice].flatMap((price) => unitPrice(price, discount) ?? [])
  return {
    ...rest,
    discount,
    priceRange: units.length === 0 ? null : { min: Math.min(...units), max: Math.max(...units) },
    rating: { average: count === 0 ? null : Math.round((ratingTotal / count) * 10) / 10, count },
  }
}

function completeOf(row: Row) {
  const offer = (price: string | null) => {
    const unit = unitPrice(price, row.discount)
    return unit === null ? null : { listPrice: Number(price), unitPrice: unit, saving: Number(price) - unit }
  }
  const money = (price: string | null | undefined) => (price == null ? null : Number(price))
  return {
    ...shown(row),
    externalRef: null,
    maxPrice: money(row.maxPrice),
    tailorPrice: money(row.tailorPrice),
    readyMadePrice: money(row.readyMadePrice),
    shippingCost: money(row.shippingCost),
    tailorOffer: offer(row.tailorPrice),
    readyMadeOffer: offer(row.readyMadePrice),
    viewerCanEdit: false,
    viewerCanRate: false,
  }
}

const unitPrice = (price: string | null, discount: number) =>
  price === null ? null : Math.floor((Number(price) * (100 - discount) + 50) / 100)

type Line = {
  id: string
  quantity: number
  productId: string
  productName: string
  tailorPrice: string
  discount: number
}

function cartOf(userId: string, lines: Line[]) {
  const items = lines.map(({ id, quantity, productId, productName, tailorPrice, discount }) => ({
    id,
    quantity,
    totalPrice: unitPrice(tailorPrice, discount)! * quantity,
    product: { id: productId, productName },
  }))
  return {
    id: userId,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    finalTotal: items.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
    items,
  }
}
