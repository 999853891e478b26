import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { invalid } from '../errors.ts'
import { type PageSlice, isInstant } from '../paging.ts'
import { isId } from '../validation.ts'
import { maxRanked, newestFound, type Search } from './find-matches.ts'
import type { Conditions } from './product-filter.ts'
import { rank } from './search.ts'

export type ProductSort = 'RELEVANCE' | keyof typeof orders

/** How a list is sorted, how its next page continues, and what its cursors hold. */
interface Order {
  /** The rows to be sorted: those that meet a condition, limited to what a page of this size after a cursor needs. */
  rows: (condition: Prisma.Sql, after: unknown[] | null, first: number) => Prisma.Sql
  by: Prisma.Sql
  /** The cursor's values, as a JSON array computed with each row. */
  key: Prisma.Sql
  isKey: (values: unknown[]) => boolean
  beyond: (after: unknown[]) => Prisma.Sql
  skip: (after: unknown[]) => Prisma.Sql
  cursor: (key: unknown[], index: number, after: unknown[] | null) => unknown[]
  /** The same list from its end; null where rows can only be counted from the beginning. */
  reversed: (() => Order) | null
}

const kinds = {
  boolean: (value: unknown) => typeof value === 'boolean',
  timestamptz: isInstant as (value: unknown) => boolean,
  bigint: (value: unknown) => Number.isSafeInteger(value),
  'double precision': (value: unknown) => typeof value === 'number' && Number.isFinite(value),
  text: (value: unknown) => typeof value === 'string' && !value.includes('\0'),
  uuid: isId as (value: unknown) => boolean,
}

/** Whether it can be ordered in any way, as the index `products_available_first` has it. */
export const isAvailable = Prisma.sql`
  ("availabilityStatus" = 'AVAILABLE' AND ("tailorPrice" IS NOT NULL OR "quantityInStock" > 0))`

/**
 * Columns in one direction, with the id as tie-break: rows are compared as tuples, so that an index serves the page.
 */
function keyset(
  direction: 'ASC' | 'DESC',
  columns: [name: string | Prisma.Sql, kind: keyof typeof kinds][],
): Order {
  const names = columns.map(([name]) => (typeof name === 'string' ? Prisma.raw(`"${name}"`) : name))
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
    reversed: () => keyset(direction === 'ASC' ? 'DESC' : 'ASC', columns),
  }
}

export const orders = {
  AVAILABLE_FIRST: keyset('DESC', [
    [isAvailable, 'boolean'],
    ['dateAdded', 'timestamptz'],
    ['id', 'uuid'],
  ]),
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

/** Designs that have what style words ask for, before those that name it in words; what can't be ordered comes last. */
export const havingFirst = (has: Prisma.Sql): Order =>
  keyset('DESC', [
    [isAvailable, 'boolean'],
    [has, 'boolean'],
    ['dateAdded', 'timestamptz'],
    ['id', 'uuid'],
  ])

const plus = (points: Prisma.Sql | null) => (points ? Prisma.sql` + ${points}` : Prisma.empty)

/** More than any rank: what can't be ordered follows all ranked matches that can. */
const soldOutPoints = 1_000

/** Matches that are not ranked follow by date, up to this many. */
const maxFound = 2_000

const newestFirst = Prisma.sql`ORDER BY "dateAdded" DESC, "id" DESC`

/**
 * A ranking has no key to continue from: its cursors count rows.
 * @param others the conditions beside the search
 * @param newest an array of the ids of at least `maxRanked` products that meet all conditions, newest first, or of
 * all that do; null when they weren't read
 */
export const ranked = (search: Search, others: Conditions, newest: string | null): Order => ({
  rows: (condition, after, first) => {
    const last = Number(after?.[0] ?? 0) + first
    if (last >= maxRanked)
      return Prisma.sql`(
        SELECT *, row_number() OVER (${newestFirst}) AS "place" FROM "products" WHERE ${condition}
        ${newestFirst} LIMIT ${maxFound}) AS "products" WHERE TRUE`
    const ids = newest
      ? Prisma.sql`(${newest}::uuid[])[:${maxRanked}]`
      : Prisma.sql`ARRAY(${newestFound(search, others, maxRanked)})`
    return Prisma.sql`(SELECT *, 1 AS "place" FROM "products" WHERE "id" = ANY(${ids})) AS "products" WHERE TRUE`
  },
  by: Prisma.sql`
    CASE WHEN "place" <= ${maxRanked} THEN ${rank(search.query)}${plus(search.stylePoints)} - CASE WHEN ${isAvailable} THEN 0 ELSE ${soldOutPoints} END END DESC NULLS LAST, "dateAdded" DESC, "id" DESC`,
  key: Prisma.sql`NULL`,
  isKey: ([position, ...rest]) =>
    rest.length === 0 &&
    Number.isSafeInteger(position) &&
    Number(position) > 0 &&
    Number(position) <= maxFound,
  beyond: () => Prisma.empty,
  skip: ([position]) => Prisma.sql`OFFSET ${position}`,
  cursor: (_key, index, after) => [Number(after?.[0] ?? 0) + index + 1],
  reversed: null,
})

/**
 * The page before a row of a ranking, as a page after another row.
 * @throws Refused without the row: a ranking has no end that could be read
 */
export function rewind({ size, key }: PageSlice<unknown[]>): PageSlice<unknown[]> {
  if (key === null)
    throw invalid('before', (i18n) =>
      i18n._('A search by relevance has pages before a cursor only: send before.'),
    )
  const preceding = Number(key[0]) - 1
  const skipped = Math.max(0, preceding - size)
  return { size: preceding - skipped, isBackward: false, key: skipped === 0 ? null : [skipped] }
}
