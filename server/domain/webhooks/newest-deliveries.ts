import type { Database } from '../../platform/database/client.ts'
import { deliveryColumns, type WebhookDelivery } from './delivery.ts'

/** The beginning of a webhook's deliveries. */
export interface NewestDeliveries {
  webhookId: string
  take: number
}

/** The beginnings of the deliveries of several webhooks. */
export async function readNewestDeliveries(
  db: Database,
  keys: readonly NewestDeliveries[],
): Promise<WebhookDelivery[][]> {
  const most = Math.max(...keys.map(({ take }) => take))
  const newest = await db.rows<{ id: string; webhookId: string }>`
    SELECT "newest"."id", "webhook"."id" AS "webhookId"
    FROM unnest(${keys.map(({ webhookId }) => webhookId)}::uuid[]) AS "webhook" ("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "webhook_deliveries" WHERE "webhookId" = "webhook"."id"
      ORDER BY "sequence" DESC LIMIT ${most}) AS "newest"`
  const webhooks = new Map(newest.map(({ id, webhookId }) => [id, webhookId]))
  const rows = await db.webhookDelivery.findMany({
    where: { id: { in: [...webhooks.keys()] } },
    orderBy: { sequence: 'desc' },
    select: deliveryColumns,
  })
  return keys.map(({ webhookId, take }) =>
    rows.filter(({ id }) => webhooks.get(id) === webhookId).slice(0, take),
  )
}
