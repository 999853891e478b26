import { subjectIdOf } from '../../domain/webhooks/delivery.ts'
import { deleteWebhook } from '../../domain/webhooks/delete-webhook.ts'
import { findWebhook, listDeliveries, listWebhooks } from '../../domain/webhooks/list-webhooks.ts'
import { replayDeliveries, replayDelivery, testWebhook } from '../../domain/webhooks/replay-deliveries.ts'
import { rotateWebhookSecret } from '../../domain/webhooks/rotate-webhook-secret.ts'
import { type SavedWebhook, saveWebhook } from '../../domain/webhooks/save-webhook.ts'
import { typeOfTopic } from '../../domain/webhooks/webhook.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { problemOfQuery } from './stored-queries.ts'

export const webhooks: Resolvers = {
  Query: {
    webhooks: (_root, _args, ctx) => listWebhooks(ctx),
    webhook: (_root, { id }, ctx) => findWebhook(ctx, id),
  },
  Mutation: {
    saveWebhook: (_root, { input }, ctx, { schema }) =>
      saving(() => saveWebhook(ctx, input, (query, scopes) => problemOfQuery(schema, query, scopes))),
    rotateWebhookSecret: (_root, { input }, ctx) => saving(() => rotateWebhookSecret(ctx, input)),
    deleteWebhook: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedWebhookId: null }, async () => {
        await deleteWebhook(ctx, id)
        return { deletedWebhookId: id }
      }),
    testWebhook: (_root, { input: { id } }, ctx) =>
      withUserErrors({ delivery: null }, async () => ({ delivery: await testWebhook(ctx, id) })),
    replayWebhookDelivery: (_root, { input: { id } }, ctx) =>
      withUserErrors({ delivery: null }, async () => ({ delivery: await replayDelivery(ctx, id) })),
    replayWebhookDeliveries: (_root, { input }, ctx) =>
      withUserErrors({ replayed: null }, async () => ({ replayed: await replayDeliveries(ctx, input) })),
  },
  Webhook: { deliveries: (webhook, query, ctx) => listDeliveries(ctx, webhook, query) },
  WebhookDelivery: {
    type: ({ topic }) => typeOfTopic(topic),
    subjectId: subjectIdOf,
    nextAttemptAt: ({ status, nextAttemptAt }) => (status === 'QUEUED' ? nextAttemptAt : null),
  },
}

const saving = (save: () => Promise<SavedWebhook>) =>
  withUserErrors({ webhook: null, secret: null }, async () => {
    const { issues: userErrors, ...saved } = await save()
    return { ...saved, userErrors }
  })
