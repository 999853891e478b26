import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireAdmin, requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { Forbidden } from '../errors.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { countKinds } from '../totals.ts'
import { memoize } from '../memoize.ts'
import { type CountedPage, listId, type PageQuery, readPageSlice, toPage } from '../paging.ts'
import { seesReferences, seesUnpublished } from './catalogue-visibility.ts'
import { createFacets, type Facets } from './product-facets.ts'
import {
  type Conditions,
  conditions,
  type ProductFilter,
  statusesAlone,
  where,
  without,
} from './product-filter.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { readHelpTopics } from './help-topics.ts'
import { findNewest, matchesSearch, measureSearch, type Search } from './find-matches.ts'
import { orders, type ProductSort, ranked, rewind } from './product-order.ts'
import { searchQueries } from './search.ts'
import {
  type PartialProduct,
  type Product,
  type ProductColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from './product.ts'

export interface ProductQuery extends PageQuery {
  where?: ProductFilter | null
  search?: string | null
  sort?: ProductSort | null
  /** Whether the request also selects the total or facets. */
  counted?: boolean
}

/** A page of the catalogue. Total and facets cost extra statements, so they are counted only when requested. */
export interface ProductPage extends CountedPage<PartialProduct> {
  facets: Facets
  /** No product has all words of the search: these have some of them. */
  isPartialMatch: boolean
  /** The occasions that the search names. */
  occasions: string[]
  /** What the search asks about the shop. */
  helpTopics: HelpTopic[]
}

const withId = memoize((columns: ProductColumns): ProductColumns => ['id', ...columns])

type Row = Pick<ProductRow, 'id'> & Partial<ProductRow> & { key: unknown[] }

/**
 * Lists products: shoppers see the active ones, those who manage the catalogue all unless the filter names a status. Keyset pages, stable
 * while products are added; pages of a search use offsets into the ranking. Only these columns of the products are
 * read.
 * @throws Refused for a page size, cursor or search that isn't allowed; Unauthenticated, Forbidden for a status that
 * only those see who manage the catalogue
 */
export async function listProducts(
  ctx: Context,
  query: ProductQuery,
  columns: ProductColumns,
): Promise<ProductPage> {
  const filter = visible(ctx, query.where ?? {})
  const all = conditions(filter)
  const { topics, rest } = readHelpTopics(query.search ?? '')
  const search = await searching(ctx, all, query.search, rest)
  const newest = search && readOnce(() => findNewest(ctx, search, without(all, 'search')))
  const typed = query.search?.trim() || null
  const sort =
    query.sort === 'RELEVANCE' || query.sort == null ? (typed ? 'RELEVANCE' : 'NEWEST') : query.sort
  const list = listId('products', { where: query.where, search: typed, sort })
  const order =
    search && sort === 'RELEVANCE'
      ? ranked(search, without(all, 'search'), query.counted && newest ? (await newest()).ids : null)
      : orders[sort === 'RELEVANCE' ? 'NEWEST' : sort]
  const requested = readPageSlice(query, list, order.isKey)
  const slice = requested.isBackward && order.reversed === null ? rewind(requested) : requested
  const { size, key } = slice
  const sorted = slice.isBackward && order.reversed ? order.reversed() : order
  // With filters, the best index depends on their values.
  const read = [...all.keys()].join() === 'productStatus' ? ctx.db.prepared : ctx.db.rows
  const rows = await read<Row>`
    SELECT ${selectColumns(withId(columns))}, ${sorted.key} AS "key"
    FROM ${sorted.rows(where(all), key, size)} ${key ? sorted.beyond(key) : Prisma.empty}
    ORDER BY ${sorted.by} LIMIT ${size + 1} ${key ? sorted.skip(key) : Prisma.empty}`
  return {
    ...toPage(
      rows,
      slice,
      list,
      ({ key: _, ...row }) => toProduct(row),
      (row, index) => order.cursor(row.key, index, key),
    ),
    total: readOnce(async () => (newest ? (await newest()).total : count(ctx, filter, all))),
    facets: createFacets(ctx, all, search, newest),
    isPartialMatch: search !== null && search.query.isPartial && rows.length > 0,
    occasions: search?.query.occasions ?? [],
    helpTopics: topics,
  }
}

/**
 * The ids of at most `most` products that a list with this filter and search shows.
 * @throws Refused for a search that isn't allowed
 */
export async function findProductIds(
  ctx: Context,
  query: Pick<ProductQuery, 'where' | 'search'>,
  most: number,
): Promise<string[]> {
  const all = conditions(visible(ctx, query.where ?? {}))
  await searching(ctx, all, query.search, readHelpTopics(query.search ?? '').rest)
  const rows = await ctx.db.$queryRaw<{ id: string }[]>`
    SELECT "id" FROM "products" WHERE ${where(all)} LIMIT ${most}`
  return rows.map(({ id }) => id)
}

/** Every product that shoppers see, newest first: `gel_all_product` returns the complete list. */
export async function listAllShownProducts(ctx: Context): Promise<Product[]> {
  const rows = await ctx.db.product.findMany({
    where: { productStatus: 'ACTIVE' },
    orderBy: [{ dateAdded: 'desc' }, { id: 'desc' }],
  })
  return rows.map(toProduct)
}

/**
 * Every product of any status, newest first: `get_product`. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden
 */
export async function listAllProducts(ctx: Context): Promise<Product[]> {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const rows = await ctx.db.product.findMany({ orderBy: [{ dateAdded: 'desc' }, { id: 'desc' }] })
  return rows.map(toProduct)
}

/** @throws Unauthenticated, Forbidden for another status than ACTIVE, unless the viewer manages the catalogue */
function visible(ctx: Context, filter: ProductFilter): ProductFilter {
  if (seesUnpublished(ctx)) return filter
  const { eq, in: many } = filter.productStatus ?? {}
  if ([eq, ...(many ?? [])].some((status) => status != null && status !== 'ACTIVE')) {
    requireAdmin(ctx.viewer)
    throw new Forbidden('Drafts and archived designs are for those who manage the catalogue.')
  }
  return { ...filter, productStatus: { eq: 'ACTIVE', in: many } }
}

/**
 * Adds the search to the conditions, in its strictest form that matches any product; for those who may see it, an exact
 * reference also matches. Null without tokens to rank by.
 * @param words what is typed without what asks about the shop
 */
async function searching(
  ctx: Context,
  all: Conditions,
  typed: string | null | undefined,
  words: string,
): Promise<Search | null> {
  if (!typed?.trim()) return null
  if (seesReferences(ctx) && !typed.includes('\0')) {
    all.set('search', Prisma.sql`"externalRef" = ${typed.trim()}`)
    const [row] = await ctx.db.rows`SELECT FROM "products" WHERE ${where(all)}`
    if (row) return null
  }
  const queries = await searchQueries(ctx, words.trim())
  for (const query of queries) {
    const search = await measureSearch(ctx, query, without(all, 'search'))
    all.set('search', matchesSearch(query))
    if (search.exists || query === queries.at(-1)) return search
  }
  all.set('search', Prisma.sql`FALSE`)
  return null
}

async function count(ctx: Context, filter: ProductFilter, all: Conditions): Promise<Total> {
  const statuses = statusesAlone(filter, all)
  if (statuses !== undefined) return countKinds(ctx, 'products', statuses)
  const [row] = await ctx.db.rows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "products" WHERE ${where(all)} LIMIT ${maxCounted + 1}) AS "counted"`
  return capped(row?.count ?? 0)
}
