import type { WebhookDeliveryStatus } from '../../database/__generated__/prisma/enums.ts'
import type { Context } from '../context.ts'
import { decodeCursor, listId, type Page, pageSize, toPage } from '../paging.ts'
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

type Key = [sequence: string]

/**
 * A webhook's deliveries, the newest first.
 * @throws Refused for a page size or cursor that isn't allowed
 */
export async function listDeliveries(
  ctx: Context,
  webhook: Pick<Webhook, 'id'>,
  query: { first: number; after?: string | null; status?: WebhookDeliveryStatus | null },
): Promise<Page<WebhookDelivery>> {
  const first = pageSize(query.first)
  const list = listId('webhook deliveries', { of: webhook.id, status: query.status })
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const isNewest = !after && !query.status
  const rows = isNewest
    ? await ctx.loaders.newestDeliveries.load({ webhookId: webhook.id, take: first + 1 })
    : await ctx.db.webhookDelivery.findMany({
        where: {
          webhookId: webhook.id,
          ...(query.status && { status: query.status }),
          ...(after && { sequence: { lt: BigInt(after[0]) } }),
        },
        orderBy: { sequence: 'desc' },
        take: first + 1,
        select: deliveryColumns,
      })
  return toPage(
    rows,
    first,
    list,
    (row) => row,
    ({ sequence }): Key => [String(sequence)],
    after,
  )
}

const isKey = (key: unknown[]) => key.length === 1 && typeof key[0] === 'string' && /^\d{1,18}$/.test(key[0])
