import type { WebhookDeliveryStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { type ForwardQuery, listId, type Page, pageOf } from '../paging.ts'
import { isId } from '../validation.ts'
import { deliveryColumns, type WebhookDelivery } from './delivery.ts'
import { type Webhook, webhookColumns } from './webhook.ts'
import { requireWebhookManager } from './webhook-access.ts'

/**
 * An API client's webhooks, or for the owner those of all clients; the oldest first.
 * @throws Unauthenticated, Forbidden
 */
export async function listWebhooks(ctx: Context): Promise<Webhook[]> {
  return ctx.db.webhook.findMany({
    where: requireWebhookManager(ctx),
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
    select: webhookColumns,
  })
}

/**
 * One webhook; null when there is none of that id that the viewer manages.
 * @throws Unauthenticated, Forbidden
 */
export async function findWebhook(ctx: Context, id: string): Promise<Webhook | null> {
  const managed = requireWebhookManager(ctx)
  return isId(id) ? ctx.db.webhook.findFirst({ where: { id, ...managed }, select: webhookColumns }) : null
}

/**
 * A webhook's deliveries, the newest first.
 * @throws Refused for a page size or cursor that isn't allowed
 */
export async function listDeliveries(
  ctx: Context,
  webhook: Pick<Webhook, 'id'>,
  query: ForwardQuery & { status?: WebhookDeliveryStatus | null },
): Promise<Page<WebhookDelivery>> {
  const { status } = query
  return pageOf(query, {
    id: listId('webhook deliveries', { of: webhook.id, status }),
    isKey: (key) => key.length === 1 && typeof key[0] === 'string' && /^\d{1,18}$/.test(key[0]),
    keyOf: ({ sequence }: WebhookDelivery): [sequence: string] => [String(sequence)],
    read: ({ key, take }) =>
      key || status
        ? ctx.db.webhookDelivery.findMany({
            where: {
              webhookId: webhook.id,
              ...(status && { status }),
              ...(key && { sequence: { lt: BigInt(key[0]) } }),
            },
            orderBy: { sequence: 'desc' },
            take,
            select: deliveryColumns,
          })
        : ctx.loaders.newestDeliveries.load({ webhookId: webhook.id, take }),
    toItem: (row) => row,
  })
}
