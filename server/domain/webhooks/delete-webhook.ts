import type { Context } from '../context.ts'
import { lockWebhook, recordWebhookChange } from './webhook-access.ts'

/**
 * Deletes a webhook with its deliveries.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function deleteWebhook(ctx: Context, id: string): Promise<void> {
  await ctx.db.transaction(async (tx) => {
    const before = await lockWebhook(tx, ctx, id)
    await tx.webhook.delete({ where: { id } })
    await recordWebhookChange(tx, ctx, 'delete', before, null)
  })
}
