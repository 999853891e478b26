import type { Pool } from 'pg'

/**
 * Removes the entries of an entity that a later one replaces, so that the feed has as many as there are entities. A
 * follower that has not read them will read the later one. Those of the last hour stay, to be removed with few others.
 *
 * Numbers of transactions belong to a cluster of databases: after a move to one whose numbers are lower, all entries get the
 * number of this transaction, and followers read everything once more.
 */
export async function compactEntityChanges(pool: Pool): Promise<void> {
  await pool.query(`
    UPDATE "entity_changes" SET "transaction" = pg_current_xact_id()
    WHERE EXISTS (
      SELECT FROM "entity_changes" WHERE "transaction" > pg_snapshot_xmax(pg_current_snapshot()))`)
  await pool.query(`
    DELETE FROM "entity_changes" AS "earlier"
    WHERE "at" < CURRENT_TIMESTAMP - interval '1 hour' AND EXISTS (
      SELECT FROM "entity_changes" AS "later"
      WHERE "later"."entity" = "earlier"."entity" AND "later"."entityId" = "earlier"."entityId"
        AND ("later"."transaction", "later"."id") > ("earlier"."transaction", "earlier"."id")
        AND "later"."transaction" < pg_snapshot_xmin(pg_current_snapshot()))`)
}
