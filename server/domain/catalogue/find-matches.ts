import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { maxCounted, type Total } from '../total.ts'
import { countKinds } from '../totals.ts'
import { type Conditions, where, without } from './product-filter.ts'
import { matches, type SearchQuery } from './search.ts'

export interface Search {
  query: SearchQuery
  /** The share of the newest products that match: 0 when too small to measure. */
  share: number
  /** At most this many matches are counted. */
  most: number
  /** What style words of the search add to a design's rank; null without such words. */
  stylePoints: Prisma.Sql | null
}

const newestFirst = Prisma.sql`ORDER BY "dateAdded" DESC, "id" DESC`

/** Matches the search on `product_words`, whose rows include the requested status. */
const wordsAndStatus = (query: SearchQuery, others: Conditions) => {
  const status = others.get('productStatus')
  return status ? Prisma.sql`${matches(query)} AND ${status}` : matches(query)
}

/** Also meets the other conditions: checked per product, after the search has matched. */
const alsoMeets = (others: Conditions) => {
  const rest = without(others, 'productStatus')
  return rest.size === 0
    ? Prisma.sql`TRUE`
    : Prisma.sql`EXISTS (SELECT FROM "products" WHERE "products"."id" = "found"."id" AND ${where(rest)} OFFSET 0)`
}

/** The condition that a product matches the search. */
export const matchesSearch = (query: SearchQuery) =>
  Prisma.sql`"id" IN (SELECT "id" FROM "product_words" WHERE ${matches(query)})`

/** This many of the newest are sampled to estimate how common a match is, up to this many matches. */
const sample = { size: 1_000, enough: 35 }

/**
 * At most this many of the newest matches are ranked, so that a token in half the catalogue costs little more than a
 * rare one.
 */
export const maxRanked = 300

/** In larger catalogues at most the ranked number is counted: the larger the catalogue, the more a search matches. */
const smallCatalogue = 10_000

/** How common a search is, and whether any product matches it and meets the other conditions. */
export async function measureSearch(
  ctx: Context,
  query: SearchQuery,
  others: Conditions,
  stylePoints: Prisma.Sql | null,
): Promise<Search & { exists: boolean }> {
  const meets = Prisma.sql`${wordsAndStatus(query, others)} AND ${alsoMeets(others)}`
  const catalogue = await countKinds(ctx, 'products')
  const most = catalogue.count <= smallCatalogue ? maxCounted : maxRanked
  const [row] = await ctx.db.rows<Pick<Search, 'share'> & { exists: boolean }>`
    SELECT "found" > 0 OR EXISTS (SELECT FROM "product_words" AS "found" WHERE ${meets}) AS "exists",
      CASE WHEN "found" = ${sample.enough} THEN ${sample.enough} / "last"::float8 ELSE 0 END AS "share"
    FROM (
      SELECT count(*) AS "found", max("position") AS "last" FROM (
        SELECT "position" FROM (
          SELECT *, row_number() OVER (${newestFirst}) AS "position" FROM "product_words"
          ${newestFirst} LIMIT ${sample.size}) AS "found"
        WHERE ${meets} LIMIT ${sample.enough}) AS "first"
    ) AS "sample"`
  return { query, most, stylePoints, ...row! }
}

/** Common tokens are searched among the newest products; only rarer ones by the index, which returns all matches. */
const maxScanned = 20_000

/** The ids of the newest matches that meet the other conditions, newest first. */
export function newestFound({ query, share }: Search, others: Conditions, most: number): Prisma.Sql {
  const words = wordsAndStatus(query, others)
  const isCommon = share * maxScanned >= most
  const scanned = Prisma.sql`
    SELECT "id", "dateAdded" FROM (SELECT * FROM "product_words" ${newestFirst} LIMIT ${maxScanned}) AS "found"
    WHERE ${isCommon ? words : Prisma.sql`FALSE`} AND ${alsoMeets(others)} ${newestFirst} LIMIT ${most}`
  return Prisma.sql`
    WITH "scanned" AS MATERIALIZED (${scanned}), "indexed" AS MATERIALIZED (
      SELECT "id", "dateAdded" FROM "product_words" WHERE ${words} AND (SELECT count(*) FROM "scanned") < ${most})
    SELECT "id" FROM (
      SELECT * FROM "scanned" WHERE (SELECT count(*) FROM "scanned") = ${most}
      UNION ALL (
        SELECT * FROM (SELECT * FROM "indexed" ${newestFirst} OFFSET 0) AS "found"
        WHERE ${alsoMeets(others)} ${newestFirst} LIMIT ${most})
    ) AS "either" ${newestFirst} LIMIT ${most}`
}

/** The newest matches of a search. */
export interface Newest {
  /** Newest first, as a Postgres array literal, for the next statements. */
  ids: string
  total: Total
}

/** The counted matches among the newest that meet the other conditions, and their number. */
export async function findNewest(ctx: Context, search: Search, others: Conditions): Promise<Newest> {
  const { most } = search
  const [row] = await ctx.db.rows<{ ids: string; count: number }>`
    SELECT coalesce((array_agg("id"))[:${most}::int], '{}')::text AS "ids", count(*)::int AS "count"
    FROM (${newestFound(search, others, most + 1)}) AS "newest"`
  const { ids, count } = row!
  return { ids, total: { count: Math.min(count, most), isCapped: count > most } }
}
