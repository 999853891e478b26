import type { ApiScope, WebhookTopic } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Services } from '../context.ts'
import { scopeOfTopic } from './webhook.ts'

/** How many changes one statement reads. */
const BATCH = 500

/** A webhook with as many unfinished deliveries reads no further: the feed of changes keeps the rest. */
const MAX_UNFINISHED = 1_000

interface Follower {
  id: string
  topics: WebhookTopic[]
  scopes: ApiScope[]
}

/**
 * Makes deliveries of what the feed of changes has after each webhook's position.
 * @returns whether there may be more
 */
export async function queueDeliveries(services: Pick<Services, 'db' | 'now'>): Promise<boolean> {
  const followers = await services.db.prepared<Follower>`
    SELECT "webhooks"."id", "topics"::text[], "scopes"::text[]
    FROM "webhooks" JOIN "api_clients" ON "api_clients"."id" = "webhooks"."clientId"
    WHERE "disabledAt" IS NULL AND "revokedAt" IS NULL
      AND EXISTS (
        SELECT FROM "entity_changes"
        WHERE ("transaction", "id") > ("readTransaction", "readChangeId")
          AND "transaction" < pg_snapshot_xmin(pg_current_snapshot()))
      AND (
        SELECT count(*) FROM "webhook_deliveries"
        WHERE "webhookId" = "webhooks"."id" AND "status" IN ('QUEUED', 'SENDING')) < ${MAX_UNFINISHED}`
  let read = 0
  for (const follower of followers) read += await advance(services, follower)
  return read > 0
}

/**
 * Reads the next changes and makes their deliveries, in one statement, so that nothing is missed or doubled. Processes
 * that do so at the same time skip each other.
 *
 * Left out is what another delivery reports: an update in the transaction that has added or deleted the entity; one that a
 * later one of the same batch, or one that waits for its first attempt, will send, since what is sent is read at the attempt.
 */
async function advance({ db, now }: Pick<Services, 'db' | 'now'>, follower: Follower): Promise<number> {
  const topics = follower.topics.filter((topic) => follower.scopes.includes(scopeOfTopic[topic]))
  const [{ read } = { read: 0 }] = await db.change<{ read: number }>`
    WITH "webhook" AS (
      SELECT "readTransaction", "readChangeId" FROM "webhooks"
      WHERE "id" = ${follower.id}::uuid AND "disabledAt" IS NULL FOR UPDATE SKIP LOCKED
    ), "read" AS (
      SELECT "change".*, CASE
        WHEN "topic" = 'CUSTOMER_UPDATED' AND EXISTS (
          SELECT FROM "users" WHERE "users"."id" = "entityId" AND "mergedIntoId" IS NOT NULL)
        THEN 'CUSTOMER_DELETED' ELSE "topic" END AS "event"
      FROM "webhook", LATERAL (
        SELECT * FROM "entity_changes"
        WHERE ("transaction", "id") > ("webhook"."readTransaction", "webhook"."readChangeId")
          AND "transaction" < pg_snapshot_xmin(pg_current_snapshot())
        ORDER BY "transaction", "id" LIMIT ${BATCH}
      ) AS "change"
    ), "moved" AS (
      UPDATE "webhooks" SET "readTransaction" = "last"."transaction", "readChangeId" = "last"."id"
      FROM (SELECT "transaction", "id" FROM "read" ORDER BY "transaction" DESC, "id" DESC LIMIT 1) AS "last"
      WHERE "webhooks"."id" = ${follower.id}::uuid
    ), "added" AS (
      INSERT INTO "webhook_deliveries"
        ("webhookId", "changeId", "topic", "entityId", "paymentId", "changedAt", "createdAt", "nextAttemptAt")
      SELECT ${follower.id}::uuid, "id", "event", "entityId", "paymentId", "at", ${now()}::timestamptz, ${now()}::timestamptz
      FROM "read"
      WHERE "event" = ANY(${topics}::"WebhookTopic"[])
        AND NOT EXISTS (SELECT FROM "users" WHERE "users"."id" = "entityId" AND "role" <> 'SHOPPER')
        AND ("event" NOT IN ('PRODUCT_UPDATED', 'STOCK_UPDATED', 'ORDER_UPDATED', 'CUSTOMER_UPDATED') OR NOT EXISTS (
          SELECT FROM "entity_changes" AS "same"
          WHERE "same"."entity" = "read"."entity" AND "same"."entityId" = "read"."entityId"
            AND "same"."transaction" = "read"."transaction" AND "same"."topic" IN
              ('PRODUCT_CREATED', 'ORDER_CREATED', 'CUSTOMER_CREATED', 'PRODUCT_DELETED', 'CUSTOMER_DELETED')))
        AND ("paymentId" IS NOT NULL OR NOT EXISTS (
          SELECT FROM "read" AS "later"
          WHERE "later"."event" = "read"."event" AND "later"."entityId" = "read"."entityId"
            AND ("later"."transaction", "later"."id") > ("read"."transaction", "read"."id")))
        AND ("paymentId" IS NOT NULL OR NOT EXISTS (
          SELECT FROM "webhook_deliveries" AS "waiting"
          WHERE "waiting"."webhookId" = ${follower.id}::uuid AND "waiting"."entityId" = "read"."entityId"
            AND "waiting"."topic" = "read"."event" AND "waiting"."status" = 'QUEUED' AND "waiting"."attempts" = 0))
      ORDER BY "transaction", "id"
      ON CONFLICT ("webhookId", "changeId") DO NOTHING
    )
    SELECT count(*) AS "read" FROM "read"`
  return read
}
