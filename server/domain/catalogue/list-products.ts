import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireAdmin, requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { Forbidden } from '../errors.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { countKinds } from '../totals.ts'
import { memoize } from '../memoize.ts'
import { type CountedPage, listId, type PageQuery, readPageSlice, toPage } from '../paging.ts'
import { seesUnpublished } from './catalogue-visibility.ts'
import { createFacets, type Facets } from './product-facets.ts'
import {
  allowed,
  type Conditions,
  type ProductFilter,
  statusesAlone,
  where,
  without,
} from './product-filter.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { findNewest } from './find-matches.ts'
import type { PromisedDays } from './ready-by.ts'
import { havingFirst, orders, type ProductSort, ranked, rewind } from './product-order.ts'
import { orderOf, searchConditions, type SearchInterpretation, type SearchText } from './search-conditions.ts'
import {
  type PartialProduct,
  type Product,
  type ProductColumns,
  type ProductRow,
  selectColumns,
  toProduct,
} from './product.ts'

export interface ProductQuery extends PageQuery, SearchText {
  where?: ProductFilter | null
  sort?: ProductSort | null
  /** Whether the request also selects the total or facets. */
  counted?: boolean
}

/** A page of the catalogue. Total and facets cost extra statements, so they are counted only when requested. */
export interface ProductPage extends CountedPage<PartialProduct> {
  facets: Facets
  /** No product has all words of the search: these have some of them. */
  isPartialMatch: boolean
  /** Null without a search. */
  interpretation: SearchInterpretation | null
  /** What the search asks about the shop. */
  helpTopics: HelpTopic[]
  /** Null unless the filter or the search says by when, and the shop promises days. */
  promisedDays: PromisedDays | null
}

const withId = memoize((columns: ProductColumns): ProductColumns => ['id', ...columns])

/** Of a filter, that are listed among the facets although no product has them. */
const maxStyles = 50

/** The ids of the options of the style book that a filter asks for, or a search names. */
function stylesAskedFor(filter: ProductFilter, interpretation: SearchInterpretation | null): string[] {
  const named = interpretation?.filters.flatMap(({ styles }) => styles.map(({ id }) => id)) ?? []
  return [...new Set([...named, ...(allowed(filter.style) ?? [])])].slice(0, maxStyles)
}

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
  const { all, search, style, interpretation, helpTopics, promisedDays } = await searchConditions(
    ctx,
    filter,
    query,
  )
  const newest = search && readOnce(() => findNewest(ctx, search, without(all, 'search')))
  const typed = query.search?.trim() || null
  const sort = sortOf(query, interpretation)
  const list = listId('products', {
    where: query.where,
    search: typed,
    sort,
    ...(query.correctSpelling === false && { correctSpelling: false }),
  })
  const order =
    search && sort === 'RELEVANCE'
      ? ranked(search, without(all, 'search'), query.counted && newest ? (await newest()).ids : null)
      : sort === 'RELEVANCE' && style
        ? havingFirst(style.has)
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
    facets: createFacets(ctx, all, search, newest, stylesAskedFor(filter, interpretation)),
    isPartialMatch:
      rows.length > 0 &&
      ((search !== null && search.query.isPartial) ||
        (interpretation !== null && interpretation.notSoldFor !== null)),
    interpretation,
    helpTopics,
    promisedDays,
  }
}

function sortOf({ sort, search }: ProductQuery, interpretation: SearchInterpretation | null) {
  if (sort != null && sort !== 'RELEVANCE') return sort
  if (!search?.trim()) return 'NEWEST'
  const order = orderOf(interpretation?.filters ?? [])
  return order !== null && sort == null ? order : 'RELEVANCE'
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
  const { all } = await searchConditions(ctx, visible(ctx, query.where ?? {}), query)
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
    throw new Forbidden((i18n) =>
      i18n._('Drafts and archived designs are for those who manage the catalogue.'),
    )
  }
  return { ...filter, productStatus: { eq: 'ACTIVE', in: many } }
}

async function count(ctx: Context, filter: ProductFilter, all: Conditions): Promise<Total> {
  const statuses = statusesAlone(filter, all)
  if (statuses !== undefined) return countKinds(ctx, 'products', statuses)
  const [row] = await ctx.db.rows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "products" WHERE ${where(all)} LIMIT ${maxCounted + 1}) AS "counted"`
  return capped(row?.count ?? 0)
}
