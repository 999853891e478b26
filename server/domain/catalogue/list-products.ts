import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { isAdmin, requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { decodeCursor, type Page, pageSize, toPage } from '../paging.ts'
import { type Conditions, conditions, type ProductFilter, where } from './product-filter.ts'
import { orders, type ProductSort, ranked } from './product-order.ts'
import { type Product, productColumns, type ProductRow, toProduct } from './product.ts'

export interface ProductQuery {
  where?: ProductFilter | null
  search?: string | null
  sort?: ProductSort | null
  first: number
  after?: string | null
}

/** A page of the catalogue. Total and facets cost extra statements, so they are counted when asked for. */
export interface ProductPage extends Page<Product> {
  totalCount: () => Promise<number>
  facet: (name: FacetName) => Promise<FacetValue[]>
}

export interface FacetValue {
  value: string
  count: number
}

type Row = ProductRow & { key: unknown[] }

/**
 * Lists products: shoppers see the active ones, admins all unless the filter says which. Keyset pages, stable while
 * products are added; pages of a search go by position in the ranking.
 * @throws Refused for a page size, cursor or search that isn't allowed
 */
export async function listProducts(ctx: Context, query: ProductQuery): Promise<ProductPage> {
  const first = pageSize(query.first)
  const all = conditions(visible(ctx, query.where ?? {}))
  const words = await matching(ctx, all, query.search)
  const sort = query.sort ?? 'RELEVANCE'
  const order = words && sort === 'RELEVANCE' ? ranked(words) : orders[sort === 'RELEVANCE' ? 'NEWEST' : sort]
  const after = query.after ? decodeCursor(query.after, order.isKey) : null
  const rows = await ctx.db.$queryRaw<Row[]>`
    SELECT ${productColumns}, ${order.key} AS "key" FROM "products"
    WHERE ${where(all)} ${after ? order.beyond(after) : Prisma.empty}
    ORDER BY ${order.by} LIMIT ${first + 1} ${after ? order.skip(after) : Prisma.empty}`
  return {
    ...toPage(
      rows,
      first,
      ({ key: _, ...row }) => toProduct(row),
      (row, index) => order.cursor(row.key, index, after),
    ),
    totalCount: () => count(ctx, where(all)),
    facet: (name) => facet(ctx, all, name),
  }
}

/** Every product that shoppers see, newest first: `gel_all_product` answers the whole list. */
export async function listWholeCatalogue(ctx: Context): Promise<Product[]> {
  const rows = await ctx.db.product.findMany({
    where: { productStatus: 'ACTIVE' },
    orderBy: [{ dateAdded: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toProduct)
}

/**
 * Every product of any status, newest first: `get_product`. Admins only.
 * @throws Unauthenticated, Forbidden
 */
export async function listAllProducts(ctx: Context): Promise<Product[]> {
  requireAdmin(ctx.viewer)
  const rows = await ctx.db.product.findMany({ orderBy: [{ dateAdded: 'desc' }, { id: 'desc' }] })
  return rows.map(toProduct)
}

const visible = (ctx: Context, filter: ProductFilter): ProductFilter =>
  isAdmin(ctx.viewer) ? filter : { ...filter, productStatus: { eq: 'ACTIVE' } }

/**
 * Adds the search to the conditions: products with all of the words or, when there are none, with any of them.
 * Answers the query in Postgres's own notation, for ranking; null without a search.
 */
async function matching(ctx: Context, all: Conditions, typed: string | null | undefined) {
  const search = typed?.trim()
  if (!search) return null
  if (search.length > 100) throw invalid('search', 'Search for at most 100 characters.')
  // eslint-disable-next-line no-control-regex
  const plain = search.replace(/[\u0000-\u001f]/g, ' ')
  for (const operator of ['&', '|']) {
    const [row] = await ctx.db.$queryRaw<
      { query: string }[]
    >`SELECT search_query(${plain}, ${operator})::text AS "query"`
    const words = row?.query ?? ''
    all.set('search', Prisma.sql`"searchVector" @@ ${words}::tsquery`)
    if (operator === '|' || (await count(ctx, where(all))) > 0) return words
  }
  return null
}

async function count(ctx: Context, condition: Prisma.Sql): Promise<number> {
  const [row] = await ctx.db.$queryRaw<{ count: number }[]>`
    SELECT count(*)::int AS "count" FROM "products" WHERE ${condition}`
  return row?.count ?? 0
}

const facets = {
  category: Prisma.sql`"category"::text`,
  fabricType: Prisma.sql`"fabricType"`,
  stitchingType: Prisma.sql`"stitchingType"::text`,
  pattern: Prisma.sql`"pattern"`,
  embellishment: Prisma.sql`unnest("embellishments")`,
  availabilityStatus: Prisma.sql`"availabilityStatus"::text`,
  color: Prisma.sql`"color"`,
  productType: Prisma.sql`"productType"::text`,
  featuredProduct: Prisma.sql`CASE WHEN "featuredProduct" THEN 'true' END`,
  customizationAvailable: Prisma.sql`CASE WHEN "customizationAvailable" THEN 'true' END`,
}

export type FacetName = keyof typeof facets

/** Spellings that differ in case alone count as one. */
async function facet(ctx: Context, all: Conditions, name: FacetName): Promise<FacetValue[]> {
  return ctx.db.$queryRaw<FacetValue[]>`
    SELECT min("value") AS "value", count(*)::int AS "count"
    FROM (SELECT ${facets[name]} AS "value" FROM "products" WHERE ${where(all, name)}) AS "values"
    WHERE "value" IS NOT NULL GROUP BY lower("value") ORDER BY 2 DESC, 1 LIMIT 50`
}
