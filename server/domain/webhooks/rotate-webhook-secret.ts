import { z } from 'zod'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import type { Context } from '../context.ts'
import { parse } from '../validation.ts'
import type { SavedWebhook } from './save-webhook.ts'
import { newSecret } from './secrets.ts'
import { webhookColumns } from './webhook.ts'
import { lockWebhook, outdated, recordWebhookChange, requireWebhookManager } from './webhook-access.ts'

const input = z.object({ id: z.string(), version: z.int(), overlapHours: z.int().min(0).max(720) })

const hourMs = 60 * 60 * 1000

/**
 * Gives a webhook a new secret. Deliveries are signed with both for some hours, so that the receiver can change at its time.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND)
 */
export async function rotateWebhookSecret(ctx: Context, given: unknown): Promise<SavedWebhook> {
  requireWebhookManager(ctx)
  requireConfirmation(ctx)
  const { id, version, overlapHours } = parse(input, given)
  return ctx.db.transaction(async (tx) => {
    const { secret: previousSecret, ...before } = await lockWebhook(tx, ctx, id)
    if (before.version !== version) return { webhook: before, secret: null, issues: [outdated] }
    const secret = newSecret()
    const previous =
      overlapHours === 0
        ? { previousSecret: null, previousSecretExpiresAt: null }
        : { previousSecret, previousSecretExpiresAt: new Date(ctx.now().getTime() + overlapHours * hourMs) }
    const webhook = await tx.webhook.update({
      where: { id },
      data: { secret, ...previous, version: { increment: 1 } },
      select: webhookColumns,
    })
    await recordWebhookChange(tx, ctx, 'rotate', before, webhook)
    return { webhook, secret, issues: [] }
  })
}
