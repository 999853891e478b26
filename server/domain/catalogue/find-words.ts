import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'
import { countKinds, mostCounted, type Total } from '../totals.ts'
import { type Conditions, where, without } from './product-filter.ts'
import { matches, type SearchQuery } from './search.ts'

export interface Search {
  query: SearchQuery
  /** Which share of the newest products it finds: 0 for one too small to tell. */
  share: number
  /** So many of those that it finds are counted. */
  most: number
}

const newestFirst = Prisma.sql`ORDER BY "dateAdded" DESC, "id" DESC`

/** A product has these words and is of a status asked for, which stands beside them. */
const wordsAndStatus = (query: SearchQuery, others: Conditions) => {
  const status = others.get('productStatus')
  return status ? Prisma.sql`${matches(query)} AND ${status}` : matches(query)
}

/** It also meets the other conditions: asked of one after the other, once its words are found. */
const alsoMeets = (others: Conditions) => {
  const rest = without(others, 'productStatus')
  return rest.size === 0
    ? Prisma.sql`TRUE`
    : Prisma.sql`EXISTS (SELECT FROM "products" WHERE "products"."id" = "found"."id" AND ${where(rest)} OFFSET 0)`
}

/** The condition that a product has the words. */
export const hasWords = (query: SearchQuery) =>
  Prisma.sql`"id" IN (SELECT "id" FROM "product_words" WHERE ${matches(query)})`

/** So many of the newest are looked at to see how common something is, until it was found so often. */
const sample = { size: 1_000, enough: 35 }

/** So many of the newest that match are ranked: a word of half the catalogue costs little more than a rare one. */
export const mostRanked = 300

/** In a larger catalogue than this no more are counted than are ranked: the more there is, the more a search finds. */
const smallCatalogue = 10_000

/** How common a search is, and whether any product has its words and meets the other conditions. */
export async function lookFor(
  ctx: Context,
  query: SearchQuery,
  others: Conditions,
): Promise<Search & { isThere: boolean }> {
  const meets = Prisma.sql`${wordsAndStatus(query, others)} AND ${alsoMeets(others)}`
  const catalogue = await countKinds(ctx, 'products')
  const most = catalogue.count <= smallCatalogue ? mostCounted : mostRanked
  const [row] = await ctx.db.rows<Pick<Search, 'share'> & { isThere: boolean }>`
    SELECT "found" > 0 OR EXISTS (SELECT FROM "product_words" AS "found" WHERE ${meets}) AS "isThere",
      CASE WHEN "found" = ${sample.enough} THEN ${sample.enough} / "last"::float8 ELSE 0 END AS "share"
    FROM (
      SELECT count(*) AS "found", max("position") AS "last" FROM (
        SELECT "position" FROM (
          SELECT *, row_number() OVER (${newestFirst}) AS "position" FROM "product_words"
          ${newestFirst} LIMIT ${sample.size}) AS "found"
        WHERE ${meets} LIMIT ${sample.enough}) AS "first"
    ) AS "sample"`
  return { query, most, ...row! }
}

/** What is common is looked for among so many of the newest; only what is rarer by the index, which brings all that match. */
const mostLookedAt = 20_000

/** The ids of the newest that a search finds and that meet the other conditions, newest first. */
export function newestFound({ query, share }: Search, others: Conditions, most: number): Prisma.Sql {
  const words = wordsAndStatus(query, others)
  const isCommon = share * mostLookedAt >= most
  const near = Prisma.sql`
    SELECT "id", "dateAdded" FROM (SELECT * FROM "product_words" ${newestFirst} LIMIT ${mostLookedAt}) AS "found"
    WHERE ${isCommon ? words : Prisma.sql`FALSE`} AND ${alsoMeets(others)} ${newestFirst} LIMIT ${most}`
  return Prisma.sql`
    WITH "near" AS MATERIALIZED (${near}), "far" AS MATERIALIZED (
      SELECT "id", "dateAdded" FROM "product_words" WHERE ${words} AND (SELECT count(*) FROM "near") < ${most})
    SELECT "id" FROM (
      SELECT * FROM "near" WHERE (SELECT count(*) FROM "near") = ${most}
      UNION ALL (
        SELECT * FROM (SELECT * FROM "far" ${newestFirst} OFFSET 0) AS "found"
        WHERE ${alsoMeets(others)} ${newestFirst} LIMIT ${most})
    ) AS "either" ${newestFirst} LIMIT ${most}`
}

/** The newest that a search finds. */
export interface Newest {
  /** Newest first, as Postgres writes an array: they are for its next statements alone. */
  ids: string
  total: Total
}

/** Those of the newest that a search finds and that meet the other conditions which are counted, and how many there are. */
export async function findNewest(ctx: Context, search: Search, others: Conditions): Promise<Newest> {
  const { most } = search
  const [row] = await ctx.db.rows<{ ids: string; count: number }>`
    SELECT coalesce((array_agg("id"))[:${most}::int], '{}')::text AS "ids", count(*)::int AS "count"
    FROM (${newestFound(search, others, most + 1)}) AS "newest"`
  const { ids, count } = row!
  return { ids, total: { count: Math.min(count, most), isCapped: count > most } }
}
