import type { Transaction } from '../../platform/database/client.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { requireScope } from '../api-clients/require-scope.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import type { Issue } from '../errors.ts'
import { isId } from '../validation.ts'
import { unknownWebhook, type Webhook, webhookColumns } from './webhook.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Whose webhooks the viewer manages: an API client's its own, the owner's all.
 * @returns a condition on webhooks
 * @throws Unauthenticated, Forbidden
 */
export function requireWebhookManager(ctx: Context): { clientId?: string } {
  if (ctx.client) {
    requireScope(ctx, 'MANAGE_WEBHOOKS')
    return { clientId: ctx.client.id }
  }
  requireShopOwner(ctx.viewer)
  return {}
}

/**
 * Locks a webhook that the viewer manages until the transaction ends.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND)
 */
export async function lockWebhook(
  tx: Transaction,
  ctx: Context,
  id: string,
): Promise<Webhook & { secret: string }> {
  const managed = requireWebhookManager(ctx)
  if (!isId(id)) throw unknownWebhook()
  await lockRow(tx, 'webhooks', id)
  const row = await tx.webhook.findFirst({
    where: { id, ...managed },
    select: { ...webhookColumns, secret: true },
  })
  if (!row) throw unknownWebhook()
  return row
}

export const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This webhook was changed in another window. Look at it as it is now, then change it again.'),
}

/** Records a change of a webhook in the audit log. Secrets stay out of it. */
export function recordWebhookChange(
  tx: Transaction,
  ctx: Parameters<typeof recordChange>[1],
  verb: 'add' | 'update' | 'rotate' | 'disable' | 'delete',
  before: Webhook | null,
  after: Webhook | null,
) {
  const { id, url } = (after ?? before)!
  return recordChange(tx, ctx, {
    action: `webhook.${verb}`,
    entity: 'SHOP',
    entityId: id,
    entityName: url,
    before: before && recorded(before),
    after: after && recorded(after),
  })
}

const recorded = ({ url, topics, query, disabledAt, previousSecretExpiresAt }: Webhook) => ({
  url,
  topics,
  query,
  disabledAt,
  previousSecretExpiresAt,
})
