import { z } from 'zod'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { isId, parse } from '../validation.ts'
import { deliveryColumns, RETENTION_DAYS, unknownDelivery, type WebhookDelivery } from './delivery.ts'
import { lockWebhook, requireWebhookManager } from './webhook-access.ts'

/** A delivery that is sent again has another day of attempts. What it led to before is shown until then. */
const again = (ctx: Context) => ({ status: 'QUEUED' as const, attempts: 0, nextAttemptAt: ctx.now() })

/**
 * Sends a delivery again, with its id. One that waits is sent at once.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function replayDelivery(ctx: Context, id: string): Promise<WebhookDelivery> {
  const webhook = requireWebhookManager(ctx)
  if (!isId(id)) throw unknownDelivery()
  return ctx.db.transaction(async (tx) => {
    const found = await tx.webhookDelivery.findFirst({ where: { id, webhook }, select: { id: true } })
    if (!found) throw unknownDelivery()
    // One that is being sent will have its outcome soon.
    await tx.webhookDelivery.updateMany({ where: { id, status: { not: 'SENDING' } }, data: again(ctx) })
    return tx.webhookDelivery.findUniqueOrThrow({ where: { id }, select: deliveryColumns })
  })
}

const input = z.object({ webhookId: z.string(), since: z.date() })

const dayMs = 24 * 60 * 60 * 1000

/**
 * Sends all deliveries of changes since a time again, in their order.
 * @returns how many
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, INVALID for a time more than 30 days ago)
 */
export async function replayDeliveries(ctx: Context, given: unknown): Promise<number> {
  const { webhookId, since } = parse(input, given)
  if (since.getTime() < ctx.now().getTime() - RETENTION_DAYS * dayMs)
    throw invalid('since', (i18n) =>
      i18n._('Deliveries are stored for {days} days. Choose a later time.', { days: RETENTION_DAYS }),
    )
  return ctx.db.transaction(async (tx) => {
    await lockWebhook(tx, ctx, webhookId)
    const { count } = await tx.webhookDelivery.updateMany({
      where: {
        webhookId,
        changedAt: { gte: since },
        topic: { not: null },
        status: { in: ['DELIVERED', 'FAILED'] },
      },
      data: again(ctx),
    })
    return count
  })
}

/**
 * Sends a delivery of the type `webhook.test`, also while the webhook is switched off.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function testWebhook(ctx: Context, id: string): Promise<WebhookDelivery> {
  return ctx.db.transaction(async (tx) => {
    await lockWebhook(tx, ctx, id)
    const now = ctx.now()
    return tx.webhookDelivery.create({
      data: { webhookId: id, changedAt: now, createdAt: now, nextAttemptAt: now },
      select: deliveryColumns,
    })
  })
}
