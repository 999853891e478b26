import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requireAdmin, requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { Forbidden, invalid } from '../errors.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { countKinds } from '../totals.ts'
import { memoize } from '../memoize.ts'
import { type CountedPage, listId, type PageQuery, readPageSlice, toPage } from '../paging.ts'
import { seesReferences, seesUnpublished } from './catalogue-visibility.ts'
import { createFacets, type Facets } from './product-facets.ts'
import {
  allowed,
  type Conditions,
  conditions,
  type ProductFilter,
  statusesAlone,
  where,
  without,
} from './product-filter.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import { findNewest, matchesSearch, measureSearch, type Search } from './find-matches.ts'
import { orders, type ProductSort, ranked, rewind } from './product-order.ts'
import { filterOf, readOccasion, readSearch, type SearchFilter, type SearchReading } from './read-search.ts'
import { type Correction, searchQueries, type SearchQuery } from './search.ts'
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
  /** Whether words that the catalogue doesn't have are looked for as those that are spelled much like them; unless false. */
  correctSpelling?: boolean
  sort?: ProductSort | null
  /** Whether the request also selects the total or facets. */
  counted?: boolean
}

/** What a search was taken to say. */
export interface SearchInterpretation extends Pick<SearchReading, 'words' | 'filters' | 'notSoldFor'> {
  corrections: Correction[]
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
}

const withId = memoize((columns: ProductColumns): ProductColumns => ['id', ...columns])

/** Of a filter, that are listed among the facets although no product has them. */
const maxStyles = 50

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
  const { all, search, interpretation, helpTopics } = await searching(ctx, filter, query)
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
    facets: createFacets(ctx, all, search, newest, allowed(filter.style)?.slice(0, maxStyles)),
    isPartialMatch:
      rows.length > 0 &&
      ((search !== null && search.query.isPartial) ||
        (interpretation !== null && interpretation.notSoldFor !== null)),
    interpretation,
    helpTopics,
  }
}

function sortOf({ sort, search }: ProductQuery, interpretation: SearchInterpretation | null) {
  if (sort != null && sort !== 'RELEVANCE') return sort
  if (!search?.trim()) return 'NEWEST'
  const order = orderOf(interpretation?.filters ?? [])
  return order !== null && sort == null ? order : 'RELEVANCE'
}

const orderOf = (filters: SearchFilter[]) =>
  filters.some(({ kind }) => kind === 'LOWEST_PRICE_FIRST')
    ? 'PRICE_LOW_TO_HIGH'
    : filters.some(({ kind }) => kind === 'NEWEST_FIRST')
      ? 'NEWEST'
      : null

/** In another order than relevance, a garment that only goes with the searched one would come first: 'cheap saree'. */
const namedFirst = (queries: SearchQuery[]): SearchQuery[] =>
  queries.flatMap((query) =>
    query.named ? [{ ...query, query: `(${query.query}) & (${query.named})` }, query] : [query],
  )

/**
 * The ids of at most `most` products that a list with this filter and search shows.
 * @throws Refused for a search that isn't allowed
 */
export async function findProductIds(
  ctx: Context,
  query: Pick<ProductQuery, 'where' | 'search'>,
  most: number,
): Promise<string[]> {
  const { all } = await searching(ctx, visible(ctx, query.where ?? {}), query)
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

interface Searching {
  all: Conditions
  /** Null without words to rank by. */
  search: Search | null
  interpretation: SearchInterpretation | null
  helpTopics: HelpTopic[]
}

/**
 * The conditions of a filter and a search: what the search says of prices, discounts and sizes, and its words in their
 * strictest form that matches any product. For those who may see it, an exact reference is found alone.
 * @throws Refused for a search of more than 100 characters
 */
async function searching(
  ctx: Context,
  filter: ProductFilter,
  { search: typed, correctSpelling = true }: Pick<ProductQuery, 'search' | 'correctSpelling'>,
): Promise<Searching> {
  const all = conditions(filter)
  if (!typed?.trim()) return { all, search: null, interpretation: null, helpTopics: [] }
  if (seesReferences(ctx) && !typed.includes('\0')) {
    all.set('search', Prisma.sql`"externalRef" = ${typed.trim()}`)
    const [row] = await ctx.db.rows`SELECT FROM "products" WHERE ${where(all)}`
    if (row) return { all, search: null, interpretation: null, helpTopics: [] }
    all.delete('search')
  }
  if (typed.length > 100) throw invalid('search', (i18n) => i18n._('Search for at most 100 characters.'))
  const { words, filters, helpTopics, notSoldFor } = await readSold(ctx, typed)
  for (const [field, condition] of conditions(filterOf({ filters }))) {
    const own = all.get(field)
    all.set(field, own ? Prisma.sql`${own} AND ${condition}` : condition)
  }
  const { queries, corrections } = await searchQueries(ctx, words.trim(), correctSpelling)
  const interpretation = { words: words.trim(), filters, notSoldFor, corrections }
  for (const query of orderOf(filters) === null ? queries : namedFirst(queries)) {
    const search = await measureSearch(ctx, query, all)
    if (!search.exists && query !== queries.at(-1)) continue
    all.set('search', matchesSearch(query))
    return { all, search, helpTopics, interpretation: withOccasions(interpretation, typed, query) }
  }
  // A search of nothing but filters finds all that they allow.
  if (words.trim() !== '' || filters.length === 0 || helpTopics.length > 0 || notSoldFor !== null)
    all.set('search', Prisma.sql`FALSE`)
  return { all, search: null, interpretation, helpTopics }
}

/** Occasions are looked for as words; they are named as filters where all that is found suits them. */
function withOccasions(
  interpretation: SearchInterpretation,
  typed: string,
  { occasions, isPartial }: SearchQuery,
): SearchInterpretation {
  if (isPartial) return interpretation
  return occasions.reduce(({ words, filters, ...others }, { terms, ...occasion }) => {
    const named = readOccasion(typed.normalize('NFC'), occasion, terms)
    return {
      ...others,
      filters: named ? [...filters, named] : filters,
      words: named ? (readOccasion(words, occasion, terms)?.remaining ?? words) : words,
    }
  }, interpretation)
}

/** The reading of a search; a shop that has designs for men after all finds them by their names. */
async function readSold(ctx: Context, typed: string): Promise<SearchReading> {
  const reading = readSearch(typed)
  if (reading.notSoldFor === null) return reading
  const [row] = await ctx.db.rows`
    SELECT FROM unnest(${reading.notSoldWords}::text[]) AS "word"
    JOIN "product_words" ON "searchVector" @@ search_lexemes("word", ':A') AND "productStatus" = 'ACTIVE' LIMIT 1`
  return row
    ? { ...reading, words: [...reading.notSoldWords, reading.words].join(' '), notSoldFor: null }
    : reading
}

async function count(ctx: Context, filter: ProductFilter, all: Conditions): Promise<Total> {
  const statuses = statusesAlone(filter, all)
  if (statuses !== undefined) return countKinds(ctx, 'products', statuses)
  const [row] = await ctx.db.rows<{ count: number }>`
    SELECT count(*)::int AS "count" FROM (SELECT FROM "products" WHERE ${where(all)} LIMIT ${maxCounted + 1}) AS "counted"`
  return capped(row?.count ?? 0)
}
