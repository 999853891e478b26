import { Prisma } from '../../database/__generated__/prisma/client.ts'
import { isInstant } from '../paging.ts'
import { isId } from '../validation.ts'
import { rank, type SearchQuery } from './search.ts'

export type ProductSort = 'RELEVANCE' | keyof typeof orders

/** How a list is sorted, where its pages continue, and what their cursors hold. */
interface Order {
  /** The rows that are sorted: those that meet a condition, as far as the page goes that has so many after a cursor. */
  rows: (condition: Prisma.Sql, after: unknown[] | null, first: number) => Prisma.Sql
  by: Prisma.Sql
  /** The cursor's values, as a JSON array computed with each row. */
  key: Prisma.Sql
  isKey: (values: unknown[]) => boolean
  beyond: (after: unknown[]) => Prisma.Sql
  skip: (after: unknown[]) => Prisma.Sql
  cursor: (key: unknown[], index: number, after: unknown[] | null) => unknown[]
}

const kinds = {
  timestamptz: isInstant as (value: unknown) => boolean,
  bigint: (value: unknown) => Number.isSafeInteger(value),
  'double precision': (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  uuid: isId as (value: unknown) => boolean,
}

/** Columns in one direction, ended by the id: rows compare as a whole, so that an index serves the page. */
function keyset(direction: 'ASC' | 'DESC', columns: [name: string, kind: keyof typeof kinds][]): Order {
  const names = columns.map(([name]) => Prisma.raw(`"${name}"`))
  const list = Prisma.join(names)
  const values = (after: unknown[]) =>
    Prisma.join(columns.map(([, kind], index) => Prisma.sql`${after[index]}::${Prisma.raw(kind)}`))
  return {
    rows: (condition) => Prisma.sql`"products" WHERE ${condition}`,
    by: Prisma.join(names.map((name) => Prisma.sql`${name} ${Prisma.raw(direction)}`)),
    key: Prisma.sql`jsonb_build_array(${list})`,
    isKey: (after) =>
      after.length === columns.length && columns.every(([, kind], index) => kinds[kind](after[index])),
    beyond: (after) =>
      Prisma.sql`AND (${list}) ${Prisma.raw(direction === 'ASC' ? '>' : '<')} (${values(after)})`,
    skip: () => Prisma.empty,
    cursor: (key) => key,
  }
}

export const orders = {
  NEWEST: keyset('DESC', [
    ['dateAdded', 'timestamptz'],
    ['id', 'uuid'],
  ]),
  PRICE_LOW_TO_HIGH: keyset('ASC', [
    ['unitPrice', 'bigint'],
    ['id', 'uuid'],
  ]),
  PRICE_HIGH_TO_LOW: keyset('DESC', [
    ['unitPrice', 'bigint'],
    ['id', 'uuid'],
  ]),
  BIGGEST_DISCOUNT: keyset('DESC', [
    ['discount', 'bigint'],
    ['id', 'uuid'],
  ]),
  BEST_RATED: keyset('DESC', [
    ['ratingAverage', 'double precision'],
    ['ratingCount', 'bigint'],
    ['id', 'uuid'],
  ]),
  NAME: keyset('ASC', [
    ['productName', 'text'],
    ['id', 'uuid'],
  ]),
  LEAST_STOCK: keyset('ASC', [
    ['quantityInStock', 'bigint'],
    ['id', 'uuid'],
  ]),
  LAST_UPDATED: keyset('DESC', [
    ['lastUpdated', 'timestamptz'],
    ['id', 'uuid'],
  ]),
}

/** So many of the newest that match are ranked: a word of half the catalogue costs little more than a rare one. */
const mostRanked = 300
/** The others follow by age, as far as this. */
const mostFound = 2_000
/** A common word is looked for among so many of the newest, one after the other; only a rarer one by its index. */
const mostLookedAt = 10_000

const newestFirst = Prisma.sql`ORDER BY "dateAdded" DESC, "id" DESC`

/** The newest products, then only those among them that meet a condition: the index of words would bring all that do. */
const amongNewest = (condition: Prisma.Sql, most: number, columns = Prisma.sql`*`) => Prisma.sql`
  SELECT * FROM (SELECT ${columns} FROM "products" ${newestFirst} LIMIT ${most}) AS "products" WHERE ${condition}`

/** So many of the newest are looked at to see how common something is, until it was found so often. */
const sample = { size: 1_000, enough: 35 }

/** Whether any product meets a condition, and which share of the newest does: 0 for one too small to tell. */
export const occurrence = (condition: Prisma.Sql) => Prisma.sql`
  SELECT "found" > 0 OR EXISTS (SELECT FROM "products" WHERE ${condition}) AS "isThere",
    CASE WHEN "found" = ${sample.enough} THEN ${sample.enough} / "last"::float8 ELSE 0 END AS "share"
  FROM (
    SELECT count(*) AS "found", max("position") AS "last" FROM (
      ${amongNewest(condition, sample.size, Prisma.sql`*, row_number() OVER (${newestFirst}) AS "position"`)}
      LIMIT ${sample.enough}) AS "first"
  ) AS "sample"`

/** The ids of the newest that meet a condition, newest first, when such a share of the newest products does. */
export const newestIds = (condition: Prisma.Sql, share: number, most: number) =>
  share * mostLookedAt < most
    ? Prisma.sql`
        WITH "all" AS MATERIALIZED (SELECT "id", "dateAdded" FROM "products" WHERE ${condition})
        SELECT "id" FROM "all" ${newestFirst} LIMIT ${most}`
    : Prisma.sql`
        WITH "near" AS MATERIALIZED (
          SELECT "id", "dateAdded" FROM (${amongNewest(condition, mostLookedAt)}) AS "newest" ${newestFirst} LIMIT ${most}
        ), "all" AS MATERIALIZED (
          SELECT "id", "dateAdded" FROM "products" WHERE ${condition} AND (SELECT count(*) FROM "near") < ${most}
        )
        SELECT "id" FROM (
          SELECT * FROM "near" WHERE (SELECT count(*) FROM "near") = ${most} UNION ALL SELECT * FROM "all"
        ) AS "either" ${newestFirst} LIMIT ${most}`

/**
 * A ranking has no key to continue from: its cursors count rows.
 * @param share of the newest products that the search finds
 * @param newest the ids of at least `mostRanked` that it finds, newest first, or all; null when they weren't read
 */
export const ranked = (search: SearchQuery, share: number, newest: string[] | null): Order => ({
  rows: (condition, after, first) => {
    const last = Number(after?.[0] ?? 0) + first
    if (last >= mostRanked)
      return Prisma.sql`(
        SELECT *, row_number() OVER (${newestFirst}) AS "place" FROM "products" WHERE ${condition}
        ${newestFirst} LIMIT ${mostFound}) AS "products" WHERE TRUE`
    const ids = newest
      ? Prisma.sql`${newest.slice(0, mostRanked)}::uuid[]`
      : Prisma.sql`ARRAY(${newestIds(condition, share, mostRanked)})`
    return Prisma.sql`(SELECT *, 1 AS "place" FROM "products" WHERE "id" = ANY(${ids})) AS "products" WHERE TRUE`
  },
  by: Prisma.sql`
    CASE WHEN "place" <= ${mostRanked} THEN ${rank(search)} END DESC NULLS LAST, "dateAdded" DESC, "id" DESC`,
  key: Prisma.sql`NULL`,
  isKey: ([position, ...rest]) =>
    rest.length === 0 &&
    Number.isSafeInteger(position) &&
    Number(position) > 0 &&
    Number(position) <= mostFound,
  beyond: () => Prisma.empty,
  skip: ([position]) => Prisma.sql`OFFSET ${position}`,
  cursor: (_key, index, after) => [Number(after?.[0] ?? 0) + index + 1],
})
