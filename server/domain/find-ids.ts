import { Prisma } from '../platform/database/__generated__/prisma/client.ts'
import type { Database } from '../platform/database/client.ts'
import { textFilter } from './text-filter.ts'

/** A longer list of ids costs more than a sequential scan. */
const maxFoundIds = 1_000

/**
 * The ids of all rows that meet a condition; null when they are more than `maxFoundIds`. Materialized, so that it is
 * planned for all rows: for a LIMIT, Postgres may scan the list's own index instead, expecting matches that are not
 * there.
 */
export async function findIds(
  db: Database,
  table: 'orders' | 'feedback' | 'audit_entries',
  condition: Prisma.Sql,
): Promise<string[] | null> {
  const rows = await db.rows<{ id: string }>`
    WITH "found" AS MATERIALIZED (SELECT "id" FROM ${Prisma.raw(`"${table}"`)} WHERE ${condition})
    SELECT "id" FROM "found" LIMIT ${maxFoundIds + 1}`
  return rows.length > maxFoundIds ? null : rows.map(({ id }) => id)
}

/** The LIKE pattern of text that contains this text. */
export const containsPattern = (text: string) => `%${textFilter(text).contains}%`
