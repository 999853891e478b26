import type { Services } from '../context.ts'
import { LEASE_SECONDS, MAX_CONCURRENT, MAX_CONCURRENT_FAILING, type WebhookDelivery } from './delivery.ts'

/** A delivery of which an attempt has started. */
export type ClaimedDelivery = Pick<
  WebhookDelivery,
  'id' | 'topic' | 'entityId' | 'paymentId' | 'changedAt' | 'attempts'
> & {
  webhookId: string
  /** Whether the last attempt of its webhook failed. */
  isFailing: boolean
}

/**
 * Begins an attempt of deliveries that are due: of each entity the first unfinished one, so that they arrive in order, and
 * of each webhook a few at a time. Those whose attempt never ended, because its process did, are taken over.
 * @param max how many at most
 * @param maxFailing how many of them at most for webhooks whose last attempt failed
 */
export async function claimDeliveries(
  { db, now }: Pick<Services, 'db' | 'now'>,
  { max, maxFailing }: { max: number; maxFailing: number },
): Promise<ClaimedDelivery[]> {
  const at = now()
  const expired = new Date(at.getTime() - LEASE_SECONDS * 1000)
  return db.change<ClaimedDelivery>`
    WITH "active" AS (
      SELECT "webhooks"."id", "disabledAt", "failingSince" IS NOT NULL AS "isFailing"
      FROM "webhooks" JOIN "api_clients" ON "api_clients"."id" = "clientId" AND "revokedAt" IS NULL
      WHERE EXISTS (
        SELECT FROM "webhook_deliveries"
        WHERE "webhookId" = "webhooks"."id" AND "status" IN ('QUEUED', 'SENDING'))
      FOR UPDATE OF "webhooks" SKIP LOCKED
    ), "possible" AS (
      SELECT "next".*, "isFailing", row_number() OVER (PARTITION BY "isFailing" ORDER BY "next"."sequence") AS "position"
      FROM "active", LATERAL (
        SELECT "id", "sequence" FROM "webhook_deliveries" AS "delivery"
        WHERE "webhookId" = "active"."id"
          AND ("status" = 'QUEUED' AND "nextAttemptAt" <= ${at} OR "status" = 'SENDING' AND "attemptedAt" < ${expired})
          AND ("active"."disabledAt" IS NULL OR "topic" IS NULL)
          AND NOT EXISTS (
            SELECT FROM "webhook_deliveries" AS "earlier"
            WHERE "earlier"."webhookId" = "active"."id" AND "earlier"."entityId" = "delivery"."entityId"
              AND "earlier"."sequence" < "delivery"."sequence" AND "earlier"."status" IN ('QUEUED', 'SENDING'))
        ORDER BY "sequence" LIMIT greatest(0,
          CASE WHEN "active"."isFailing" THEN ${MAX_CONCURRENT_FAILING}::int ELSE ${MAX_CONCURRENT}::int END - (
          SELECT count(*) FROM "webhook_deliveries"
          WHERE "webhookId" = "active"."id" AND "status" = 'SENDING' AND "attemptedAt" >= ${expired}))
      ) AS "next"
    ), "due" AS (
      SELECT "id", "isFailing" FROM "possible" WHERE NOT "isFailing" OR "position" <= ${maxFailing}
      ORDER BY "isFailing", "sequence" LIMIT ${max}
    )
    UPDATE "webhook_deliveries" SET "status" = 'SENDING', "attempts" = "attempts" + 1, "attemptedAt" = ${at}
    FROM "due" WHERE "webhook_deliveries"."id" = "due"."id"
      AND ("status" = 'QUEUED' OR "status" = 'SENDING' AND "attemptedAt" < ${expired})
    RETURNING "webhook_deliveries"."id", "webhookId", "topic"::text, "entityId", "paymentId", "changedAt", "attempts",
      "isFailing"`
}

/** Attempts that the only process of the shop had started before it ended are made again at once. */
export const releaseDeliveries = ({ db }: Pick<Services, 'db'>) =>
  db.webhookDelivery.updateMany({ where: { status: 'SENDING' }, data: { status: 'QUEUED' } })
