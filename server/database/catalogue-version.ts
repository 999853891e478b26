import type { Pool } from 'pg'

/**
 * The version of what public reads show, as the database has it at this moment. Those who ask while a statement is under
 * way share the next one: it may have begun before a change that they must see.
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
  return () => (next ??= read())
}

const statement = {
  name: 'catalogue version',
  text: `SELECT coalesce(sum("changes"), 0)::text AS "version" FROM "catalogue_changes"`,
}

/** Adds the counts of closed connections up in one row, so that the table stays small. The version stays the same. */
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
