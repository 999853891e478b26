import { Prisma } from '../database/__generated__/prisma/client.ts'
import type { Database } from '../database/client.ts'
import { containing } from './containing.ts'

/** A longer list of ids costs more than looking at every row. */
export const mostLookedUp = 1_000

/**
 * The ids of all rows that meet a condition; null when they are more than `mostLookedUp`. Planned as if all were wanted: for
 * the first of a list Postgres may go along the list instead, looking in vain for what it takes to be common.
 */
export async function lookUp(
  db: Database,
  table: 'orders' | 'feedback' | 'audit_entries',
  condition: Prisma.Sql,
): Promise<string[] | null> {
  const rows = await db.rows<{ id: string }>`
    WITH "found" AS MATERIALIZED (SELECT "id" FROM ${Prisma.raw(`"${table}"`)} WHERE ${condition})
    SELECT "id" FROM "found" LIMIT ${mostLookedUp + 1}`
  return rows.length > mostLookedUp ? null : rows.map(({ id }) => id)
}

/** The pattern of text that holds these words. */
export const holding = (words: string) => `%${containing(words).contains}%`
