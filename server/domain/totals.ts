import type { Database } from '../database/client.ts'

/** How many entries a list has, over all pages. */
export interface Total {
  count: number
  /** There are more than `count`, which is `mostCounted`. */
  isCapped: boolean
}

/**
 * Lists count so far and no further: counting costs as much as there is to count. What the store keeps a running total of
 * is counted to the end.
 */
export const mostCounted = 1_000

/** What a statement found that stops at one more than `mostCounted`. */
export const capped = (found: number): Total => ({
  count: Math.min(found, mostCounted),
  isCapped: found > mostCounted,
})

export const exactly = (count: number): Total => ({ count, isCapped: false })

/** For what several fields of an answer show, and none of them may: it is read when the first of them asks. */
export function readOnce<Result>(read: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | undefined
  return () => (result ??= read())
}

/** The rows of one kind: how many, and what they come to in paise, where they have a price. */
export interface RunningTotal<Kind extends string = string> {
  kind: Kind
  count: number
  paise: number
}

type Table = 'products' | 'feedback' | 'orders' | 'order_drafts' | 'users' | 'audit_entries'

/** A table's rows by kind, as its triggers keep count of them: kinds without any may be left out. */
export const readRunningTotals = <Kind extends string>(
  db: Database,
  table: Table,
): Promise<RunningTotal<Kind>[]> =>
  db.prepared<RunningTotal<Kind>>`
    SELECT "kind", sum("count")::int AS "count", sum("paise")::bigint AS "paise"
    FROM "running_totals" WHERE "of" = ${table} GROUP BY "kind" HAVING sum("count") <> 0`

/**
 * What the triggers count by the shop's days (`2026-11-20`), from one to another: orders that weren't cancelled, with their
 * revenue in paise, and garments still to be stitched. Days without any may be left out.
 */
export const readTotalsOfDays = (
  db: Database,
  of: 'orders by day' | 'garments by due day',
  from: string,
  to: string,
): Promise<RunningTotal[]> =>
  db.prepared<RunningTotal>`
    SELECT "kind", sum("count")::int AS "count", sum("paise")::bigint AS "paise"
    FROM "running_totals" WHERE "of" = ${of} AND "kind" BETWEEN ${from} AND ${to} GROUP BY "kind"`

/** How many rows there are of these kinds together; of all of them without any named. */
export async function countKinds(
  db: Database,
  table: Table,
  kinds?: readonly string[] | null,
): Promise<Total> {
  const totals = await readRunningTotals(db, table)
  const counted = kinds ? totals.filter(({ kind }) => kinds.includes(kind)) : totals
  return exactly(counted.reduce((sum, { count }) => sum + count, 0))
}
