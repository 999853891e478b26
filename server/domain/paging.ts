import { createHash } from 'node:crypto'
import { invalid } from './errors.ts'
import type { Total } from './total.ts'

/** One page of a list, with whether more follows. */
export interface Page<Item> {
  edges: { cursor: string; node: Item }[]
  pageInfo: PageInfo
}

/** A page of a list that is counted when the total is requested. */
export interface CountedPage<Item> extends Page<Item> {
  total: () => Promise<Total>
}

export interface PageInfo {
  hasNextPage: boolean
  hasPreviousPage: boolean
  startCursor: string | null
  endCursor: string | null
}

/** @throws Refused when `first` isn't 1 to 100 */
export function pageSize(first: number, field = 'first'): number {
  if (!Number.isInteger(first) || first < 1 || first > 100)
    throw invalid(field, (i18n) => i18n._('Ask for 1 to 100 entries a page.'))
  return first
}

/** The arguments of a list that pages forwards. */
export interface ForwardQuery {
  first: number
  after?: string | null
}

/** The arguments of a list that pages in both directions. */
export interface PageQuery extends ForwardQuery {
  /** Pages backwards; `first` then counts nothing. */
  last?: number | null
  before?: string | null
}

/** The rows of a page: at most `size` after a key, or before it; without one, from the beginning or the end of the list. */
export interface PageSlice<Key> {
  size: number
  isBackward: boolean
  key: Key | null
}

/** @throws Refused for a page size or cursor that isn't allowed, and for arguments of both directions */
export function readPageSlice<Key extends unknown[]>(
  { first, after, last, before }: PageQuery,
  list: string,
  isKey: (key: unknown[]) => boolean,
): PageSlice<Key> {
  if (last == null) {
    if (before) throw invalid('before', (i18n) => i18n._('Send last together with before.'))
    const size = pageSize(first)
    return { size, isBackward: false, key: after ? decodeCursor<Key>(after, list, isKey) : null }
  }
  if (after)
    throw invalid('after', (i18n) =>
      i18n._('Page forwards by first and after, or backwards by last and before.'),
    )
  const size = pageSize(last, 'last')
  return { size, isBackward: true, key: before ? decodeCursor<Key>(before, list, isKey, 'before') : null }
}

/** Which list a cursor belongs to: one noun under one filter and sort. An omitted key equals null. */
export const listId = (noun: string, query: Record<string, unknown>): string =>
  createHash('sha256')
    .update(JSON.stringify([noun, canonical(query)]))
    .digest('base64url')
    .slice(0, 8)

function canonical(value: unknown): unknown {
  if (value == null || typeof value !== 'object' || value instanceof Date || Array.isArray(value))
    return value
  const entries = Object.entries(value)
    .map(([key, inner]): [string, unknown] => [key, canonical(inner)])
    .filter(([, inner]) => inner != null)
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return entries.length === 0 ? null : entries
}

/** Cursors are opaque to clients: the list and the sort key of the last row, in base64url JSON. */
export const encodeCursor = (list: string, key: unknown[]): string =>
  Buffer.from(JSON.stringify([list, ...key])).toString('base64url')

/** @throws Refused for anything but a cursor of this list */
export function decodeCursor<Key extends unknown[]>(
  cursor: string,
  list: string,
  isKey: (key: unknown[]) => boolean,
  field = 'after',
): Key {
  try {
    const [of, ...key] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[]
    if (of === list && isKey(key)) return key as Key
  } catch {
    // falls through to the error below
  }
  throw invalid(field, (i18n) =>
    i18n._('This cursor is not one of this list, sort and filter. Start again at the first page.'),
  )
}

/** An instant as cursors hold it: an existing day, with an offset that Postgres accepts. */
export function isInstant(value: unknown): value is string {
  const form = /^([12]\d{3}-\d\d-\d\d)T\d\d:\d\d:\d\d(\.\d{1,6})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/
  const [, day] = (typeof value === 'string' && form.exec(value)) || []
  if (day === undefined || Number.isNaN(Date.parse(value as string))) return false
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

/** A list whose pages are read after a key: the values by which a row is sorted, as its cursor holds them. */
interface List<Row, Item, Key extends unknown[]> {
  /** Of `listId`: cursors of other lists are refused. */
  id: string
  isKey: (key: unknown[]) => boolean
  keyOf: (row: Row) => Key
  /** At most `take` rows after a key, or before it; without one, from the beginning or the end of the list. */
  read: (slice: Omit<PageSlice<Key>, 'size'> & { take: number }) => Promise<Row[]>
  toItem: (row: Row) => Item
}

/**
 * Reads a page of a list.
 * @throws Refused for a page size or cursor that isn't allowed
 */
export async function pageOf<Row, Item, Key extends unknown[]>(
  query: PageQuery,
  { id, isKey, keyOf, read, toItem }: List<Row, Item, Key>,
): Promise<Page<Item>> {
  const slice = readPageSlice<Key>(query, id, isKey)
  const { size, isBackward, key } = slice
  return toPage(await read({ isBackward, key, take: size + 1 }), slice, id, toItem, keyOf)
}

/** Makes a page of rows that were read in the slice's direction, with one extra. */
export function toPage<Row, Item>(
  rows: Row[],
  { size, isBackward, key }: PageSlice<unknown>,
  list: string,
  toItem: (row: Row) => Item,
  cursorOf: (row: Row, index: number) => unknown[],
): Page<Item> {
  const hasMore = rows.length > size
  const isContinued = key !== null
  const shown = rows.slice(0, size)
  if (isBackward) shown.reverse()
  const edges = shown.map((row, index) => ({
    cursor: encodeCursor(list, cursorOf(row, index)),
    node: toItem(row),
  }))
  return {
    edges,
    pageInfo: {
      hasNextPage: isBackward ? isContinued : hasMore,
      hasPreviousPage: isBackward ? hasMore : isContinued,
      startCursor: edges[0]?.cursor ?? null,
      endCursor: edges.at(-1)?.cursor ?? null,
    },
  }
}
