import type { Pool } from 'pg'

/**
 * Connections that are gone leave their counts to one row of each, and what there is none of any more leaves no row. The sums,
 * and with them the version, stay the same.
 */
export async function tidyCounts(pool: Pool): Promise<void> {
  await pool.query(`
    WITH "gone" AS (
      DELETE FROM "running_totals"
      WHERE "backend" <> 0 AND "backend" NOT IN (SELECT "pid" FROM pg_stat_activity)
      RETURNING "of", "kind", "count", "paise"
    )
    INSERT INTO "running_totals" ("of", "kind", "backend", "count", "paise")
    SELECT "of", "kind", 0, sum("count"), sum("paise") FROM "gone" GROUP BY "of", "kind"
    ON CONFLICT ("of", "kind", "backend") DO UPDATE SET
      "count" = "running_totals"."count" + EXCLUDED."count", "paise" = "running_totals"."paise" + EXCLUDED."paise"`)
  await pool.query(`DELETE FROM "running_totals" WHERE "backend" = 0 AND "count" = 0 AND "paise" = 0`)
  await pool.query(`
    WITH "gone" AS (
      DELETE FROM "catalogue_changes"
      WHERE "backend" <> 0 AND "backend" NOT IN (SELECT "pid" FROM pg_stat_activity)
      RETURNING "changes"
    )
    INSERT INTO "catalogue_changes" ("backend", "changes")
    SELECT 0, sum("changes") FROM "gone" HAVING count(*) > 0
    ON CONFLICT ("backend") DO UPDATE SET "changes" = "catalogue_changes"."changes" + EXCLUDED."changes"`)
}
