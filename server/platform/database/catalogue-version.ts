import type { Pool } from 'pg'
import { waitInBudget } from '../../request-budget.ts'

/**
 * The current version of all data that public reads show. Requests that arrive while a statement is running share the
 * next statement, not the running one: that one may have started before a change that they must see. The wait is
 * part of a request's time for the database.
 */
export function catalogueVersion(pool: Pool): () => Promise<string> {
  let underWay: Promise<unknown> | null = null
  let next: Promise<string> | null = null

  const read = async () => {
    await underWay?.catch(() => {})
    const reading = pool.query<{ version: string }>(statement)
    underWay = reading
    next = null
    const { rows } = await reading
    return rows[0]!.version
  }
  return () => waitInBudget(() => (next ??= read()))
}

const statement = {
  name: 'catalogue version',
  text: `SELECT coalesce(sum("changes"), 0)::text AS "version" FROM "catalogue_changes"`,
}

/**
 * Adds the change counts of closed connections into one row, so that the table stays small. The version does not
 * change.
 */
export async function mergeCatalogueChanges(pool: Pool): Promise<void> {
  await pool.query(`
    WITH "closed" AS (
      DELETE FROM "catalogue_changes"
      WHERE "backend" <> 0 AND "backend" NOT IN (SELECT "pid" FROM pg_stat_activity)
      RETURNING "changes"
    )
    INSERT INTO "catalogue_changes" ("backend", "changes")
    SELECT 0, sum("changes") FROM "closed" HAVING count(*) > 0
    ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + EXCLUDED."changes"`)
}
