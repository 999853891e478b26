import type { Pool } from 'pg'

/**
 * Removes the entries of an entity that a later one replaces, so that the feed has about as many as there are entities. A
 * follower that has not read them will read the later one. Those of the last hour stay, to be removed with few others, and
 * those that a webhook has not read yet, which is notified of each kind of change. One that was switched off 30 days ago, or
 * whose client was revoked, reads on from now.
 *
 * Numbers of transactions belong to a cluster of databases: after a move to one whose numbers are lower, all entries get the
 * number of this transaction, and followers read everything once more. Webhooks go on at the first entry that they have not read.
 */
export async function compactEntityChanges(pool: Pool): Promise<void> {
  // One query of two statements is one transaction, which has one number.
  await pool.query(`
    UPDATE "webhooks" SET "readTransaction" = pg_current_xact_id(), "readChangeId" = coalesce(
      (SELECT min("id") - 1 FROM "entity_changes" WHERE ("transaction", "id") > ("readTransaction", "readChangeId")),
      (SELECT max("id") FROM "entity_changes"), 0)
    WHERE EXISTS (
      SELECT FROM "entity_changes" WHERE "transaction" > pg_snapshot_xmax(pg_current_snapshot()));
    UPDATE "entity_changes" SET "transaction" = pg_current_xact_id()
    WHERE EXISTS (
      SELECT FROM "entity_changes" WHERE "transaction" > pg_snapshot_xmax(pg_current_snapshot()))`)
  await pool.query(`
    UPDATE "webhooks" SET "readTransaction" = pg_snapshot_xmin(pg_current_snapshot()), "readChangeId" = 0
    WHERE ("disabledAt" < CURRENT_TIMESTAMP - interval '30 days'
        OR "clientId" IN (SELECT "id" FROM "api_clients" WHERE "revokedAt" IS NOT NULL))
      AND "readTransaction" < pg_snapshot_xmin(pg_current_snapshot())`)
  await pool.query(`
    DELETE FROM "entity_changes" AS "earlier"
    WHERE "at" < CURRENT_TIMESTAMP - interval '1 hour' AND EXISTS (
      SELECT FROM "entity_changes" AS "later"
      WHERE "later"."entity" = "earlier"."entity" AND "later"."entityId" = "earlier"."entityId"
        AND ("later"."transaction", "later"."id") > ("earlier"."transaction", "earlier"."id")
        AND "later"."transaction" < pg_snapshot_xmin(pg_current_snapshot()))
      AND NOT EXISTS (
        SELECT FROM "webhooks"
        WHERE ("earlier"."transaction", "earlier"."id") > ("readTransaction", "readChangeId"))`)
}
