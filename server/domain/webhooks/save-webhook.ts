import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { WebhookTopic } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import type { ApiScope } from '../api-clients/api-client.ts'
import { lockApiClient } from '../api-clients/lock-api-client.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, type Issue } from '../errors.ts'
import { optionalLongText, parse } from '../validation.ts'
import { newSecret } from './secrets.ts'
import { scopeOfTopic, type Webhook, webhookColumns } from './webhook.ts'
import { lockWebhook, outdated, recordWebhookChange, requireWebhookManager } from './webhook-access.ts'

const MAX_WEBHOOKS_OF_CLIENT = 10

const input = z.object({
  id: z.string().nullish(),
  version: z.int().nullish(),
  clientId: z.string().nullish(),
  url: z.string().trim(),
  topics: z
    .array(z.enum(WebhookTopic))
    .min(1, /*i18n*/ 'Choose what the webhook is notified of.')
    .transform((topics) => Object.values(WebhookTopic).filter((topic) => topics.includes(topic))),
  query: optionalLongText(10_000).transform((query) => query ?? null),
  isEnabled: z.boolean(),
})

type Fields = Pick<z.infer<typeof input>, 'url' | 'topics' | 'query' | 'isEnabled'>

/** The webhook after the save; with issues when nothing was saved because another change came first. */
export interface SavedWebhook {
  webhook: Webhook
  /** The secret of a new webhook: it can't be read again. Null for others. */
  secret: string | null
  issues: Issue[]
}

/**
 * Adds a webhook, or changes one, if it is still at the named version; the owner, or an API client with MANAGE_WEBHOOKS for its own.
 * @param problemOfQuery why a client with these scopes can't use a GraphQL query as a payload; null when it can
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND, CONFLICT for a revoked client, or too many webhooks)
 */
export async function saveWebhook(
  ctx: Context,
  given: unknown,
  problemOfQuery: (query: string, scopes: ApiScope[]) => string | null,
): Promise<SavedWebhook> {
  const managed = requireWebhookManager(ctx)
  requireConfirmation(ctx)
  const { id, version, clientId, ...fields } = parse(input, given)
  if (id != null && version == null)
    throw invalid('version', (i18n) => i18n._('Say which version of the webhook this changes.'))
  const problem = await ctx.outbound.problemOf(fields.url)
  if (problem) throw invalid('url', (i18n) => i18n._(problem))
  return ctx.db.transaction(async (tx) => {
    const before = id == null ? null : await lockWebhook(tx, ctx, id)
    const owner = before?.clientId ?? managed.clientId ?? clientId
    if (owner == null)
      throw invalid('clientId', (i18n) => i18n._('Say which API client the webhook belongs to.'))
    const { scopes } = await lockApiClient(tx, ctx, owner)
    requireScopes(fields, scopes)
    const wrong = fields.query && problemOfQuery(fields.query, scopes)
    if (wrong) throw invalid('query', () => wrong)
    if (!before) return add(tx, ctx, owner, fields)
    const { secret: _, ...unchanged } = before
    if (unchanged.version !== version) return { webhook: unchanged, secret: null, issues: [outdated] }
    return change(tx, ctx, unchanged, fields)
  })
}

function requireScopes({ topics }: Fields, scopes: ApiScope[]): void {
  const missing = topics.map((topic) => scopeOfTopic[topic]).find((scope) => !scopes.includes(scope))
  if (missing)
    throw invalid('topics', (i18n) =>
      i18n._('For these topics the API client needs the scope {missing}.', { missing }),
    )
}

/** The client's row is locked: concurrent additions wait for each other. */
async function add(
  tx: Transaction,
  ctx: Context,
  clientId: string,
  { isEnabled, ...fields }: Fields,
): Promise<SavedWebhook> {
  if ((await tx.webhook.count({ where: { clientId } })) >= MAX_WEBHOOKS_OF_CLIENT)
    throw conflict(null, (i18n) =>
      i18n._('This API client has {most} webhooks already. Delete one first.', {
        most: MAX_WEBHOOKS_OF_CLIENT,
      }),
    )
  const secret = newSecret()
  const createdAt = ctx.now()
  const webhook = await tx.webhook.create({
    data: { clientId, secret, createdAt, ...fields, ...(isEnabled ? {} : disabled(createdAt)) },
    select: webhookColumns,
  })
  await recordWebhookChange(tx, ctx, 'add', null, webhook)
  return { webhook, secret, issues: [] }
}

async function change(
  tx: Transaction,
  ctx: Context,
  before: Webhook,
  { isEnabled, ...fields }: Fields,
): Promise<SavedWebhook> {
  const { id, disabledAt } = before
  const isSwitched = isEnabled !== (disabledAt === null)
  const switched = isEnabled ? enabled : disabled(ctx.now())
  const webhook = await tx.webhook.update({
    where: { id },
    data: { ...fields, version: { increment: 1 }, ...(isSwitched && switched) },
    select: webhookColumns,
  })
  // What waited gets another day.
  if (isSwitched && isEnabled)
    await tx.webhookDelivery.updateMany({
      where: { webhookId: id, status: 'QUEUED' },
      data: { attempts: 0, nextAttemptAt: ctx.now() },
    })
  await recordWebhookChange(tx, ctx, 'update', before, webhook)
  return { webhook, secret: null, issues: [] }
}

const enabled = { disabledAt: null, disabledBecause: null, failingSince: null }
const disabled = (disabledAt: Date) => ({ disabledAt, disabledBecause: 'CHOSEN' as const })
