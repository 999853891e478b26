import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { HelpTopic } from '../../../shared/help-topics.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { dayOf } from '../shop/shop-time.ts'
import { seesReferences } from './catalogue-visibility.ts'
import { matchesSearch, measureSearch, type Search } from './find-matches.ts'
import { type Conditions, conditions, type ProductFilter, where } from './product-filter.ts'
import { type PromisedDays, readPromisedDays, readyInTime } from './ready-by.ts'
import { filterOf, readOccasion, readSearch, type SearchFilter, type SearchReading } from './read-search.ts'
import { readStyleWords, type StyleConditions } from './search-styles.ts'
import { type Correction, searchQueries, type SearchQuery } from './search.ts'

export interface SearchText {
  search?: string | null
  /** Whether words that the catalogue doesn't have are looked for as those that are spelled much like them; unless false. */
  correctSpelling?: boolean
}

/** What a search was taken to say. */
export interface SearchInterpretation extends Pick<SearchReading, 'words' | 'filters' | 'notSoldFor'> {
  corrections: Correction[]
}

export interface Searching {
  all: Conditions
  /** Null without words to rank by. */
  search: Search | null
  /** Null without style words, and where no design has or names what they ask for. */
  style: StyleConditions | null
  interpretation: SearchInterpretation | null
  helpTopics: HelpTopic[]
  /** Null where neither the filter nor the search says by when, and while the shop promises no days. */
  promisedDays: PromisedDays | null
}

type Found = Omit<Searching, 'promisedDays'>

/**
 * The conditions of a filter and a search: what the search says of prices, discounts, sizes, styles and days, and its words in their
 * strictest form that matches any product. For those who may see it, an exact reference is found alone.
 * @throws Refused for a search of more than 100 characters, or a pincode that isn't one
 */
export async function searchConditions(
  ctx: Context,
  filter: ProductFilter,
  { search: typed, correctSpelling = true }: SearchText,
): Promise<Searching> {
  const all = conditions(filter)
  const promisedDays = await requireReadyBy(ctx, all, filter)
  const unsearched = { all, search: null, style: null, interpretation: null, helpTopics: [], promisedDays }
  if (!typed?.trim()) return unsearched
  if (seesReferences(ctx) && !typed.includes('\0')) {
    all.set('search', Prisma.sql`"externalRef" = ${typed.trim()}`)
    const [row] = await ctx.db.rows`SELECT FROM "products" WHERE ${where(all)}`
    if (row) return unsearched
    all.delete('search')
  }
  if (typed.length > 100) throw invalid('search', (i18n) => i18n._('Search for at most 100 characters.'))
  const { reading, promisedDays: searchedDays } = await readPromised(ctx, all, typed)
  const styled = await readStyleWords(ctx, typed, reading)
  const found =
    (styled && (await findStyled(ctx, all, styled, typed, correctSpelling))) ??
    (await findWords(ctx, all, reading, typed, correctSpelling))
  return { ...found, promisedDays: promisedDays ?? searchedDays }
}

/** Adds the condition of a filter's `readyBy`, for which it reads what is promised. */
async function requireReadyBy(ctx: Context, all: Conditions, { readyBy }: ProductFilter) {
  if (!readyBy) return null
  const promised = await readPromisedDays(ctx, readyBy)
  narrow(all, 'readyBy', readyInTime(promised))
  return promised
}

/** The reading of a search, whose days are filters only where the shop promises any. */
async function readPromised(ctx: Context, all: Conditions, typed: string) {
  const reading = await readSold(ctx, typed, dayOf(ctx.now()))
  const { readyBy } = filterOf(reading)
  const promisedDays = readyBy ? await readPromisedDays(ctx, readyBy) : null
  if (readyBy && !promisedDays) return { reading: await readSold(ctx, typed, null), promisedDays }
  if (promisedDays) narrow(all, 'readyBy', readyInTime(promisedDays))
  return { reading, promisedDays }
}

/** Designs in the style that a search names; null where there is none with its other words, or its garment at least. */
async function findStyled(
  ctx: Context,
  filtered: Conditions,
  { style, ...reading }: SearchReading & { style: StyleConditions },
  typed: string,
  correctSpelling: boolean,
): Promise<Found | null> {
  const all = meeting(filtered, reading)
  narrow(all, 'style', style.matches)
  const { queries, interpretation } = await queriesOf(ctx, reading, correctSpelling)
  const { helpTopics } = reading
  if (queries.length === 0) {
    if (reading.words.trim() !== '') return null
    const [row] = await ctx.db.rows`SELECT FROM "products" WHERE ${where(all)} LIMIT 1`
    return row ? { all, search: null, style, interpretation, helpTopics } : null
  }
  // The second query, if any, is for the garments among the words.
  const tried = queries.slice(0, queries[0]!.heads.length > 0 ? 2 : 1)
  for (const query of inOrder(tried, reading)) {
    const search = await measureSearch(ctx, query, all, style.points)
    if (!search.exists) continue
    all.set('search', matchesSearch(query))
    const named = withOccasions(interpretation, typed, query)
    return { all, search, style, helpTopics, interpretation: named }
  }
  return null
}

async function findWords(
  ctx: Context,
  filtered: Conditions,
  reading: SearchReading,
  typed: string,
  correctSpelling: boolean,
): Promise<Found> {
  const all = meeting(filtered, reading)
  const { queries, interpretation } = await queriesOf(ctx, reading, correctSpelling)
  const { words, filters, helpTopics, notSoldFor } = reading
  const tried = inOrder(queries, reading)
  for (const query of tried) {
    const search = await measureSearch(ctx, query, all, null)
    if (!search.exists && query !== tried.at(-1)) continue
    all.set('search', matchesSearch(query))
    const named = withOccasions(interpretation, typed, query)
    return { all, search, style: null, helpTopics, interpretation: named }
  }
  // A search of nothing but filters finds all that they allow.
  if (words.trim() !== '' || filters.length === 0 || helpTopics.length > 0 || notSoldFor !== null)
    all.set('search', Prisma.sql`FALSE`)
  return { all, search: null, style: null, interpretation, helpTopics }
}

/** The conditions of a filter, and those of a search beside its words. */
function meeting(filtered: Conditions, reading: SearchReading): Conditions {
  const all = new Map(filtered)
  for (const [field, condition] of conditions(filterOf(reading))) narrow(all, field, condition)
  return all
}

function narrow(all: Conditions, field: keyof ProductFilter | 'search', condition: Prisma.Sql) {
  const own = all.get(field)
  all.set(field, own ? Prisma.sql`${own} AND ${condition}` : condition)
}

/** The queries of a reading's words, from the strictest to the loosest, and how they were taken. */
async function queriesOf(
  ctx: Context,
  { words, filters, notSoldFor }: SearchReading,
  correctSpelling: boolean,
): Promise<{ queries: SearchQuery[]; interpretation: SearchInterpretation }> {
  const { queries, corrections } = await searchQueries(ctx, words.trim(), correctSpelling)
  return {
    queries,
    interpretation: { words: words.trim(), filters, notSoldFor, corrections },
  }
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
async function readSold(ctx: Context, typed: string, today: string | null): Promise<SearchReading> {
  const reading = readSearch(typed, today)
  if (reading.notSoldFor === null) return reading
  const [row] = await ctx.db.rows`
    SELECT FROM unnest(${reading.notSoldWords}::text[]) AS "word"
    JOIN "product_words" ON "searchVector" @@ search_lexemes("word", ':A') AND "productStatus" = 'ACTIVE' LIMIT 1`
  return row
    ? { ...reading, words: [...reading.notSoldWords, reading.words].join(' '), notSoldFor: null }
    : reading
}

/** The order that a search asks for; null for relevance. */
export const orderOf = (filters: SearchFilter[]) =>
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

const inOrder = (queries: SearchQuery[], { filters }: SearchReading) =>
  orderOf(filters) === null ? queries : namedFirst(queries)
