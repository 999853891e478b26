import type { User } from '../accounts/user.ts'
import type { CallingClient } from '../api-clients/api-client.ts'
import { readCaller } from '../api-clients/find-calling-client.ts'
import type { Services } from '../context.ts'
import type { ClaimedDelivery } from './claim-deliveries.ts'
import { subjectIdOf } from './delivery.ts'
import { signedHeaders } from './secrets.ts'
import { scopeOfTopic, typeOfTopic } from './webhook.ts'

/** An API client with the user by whose name it acts. */
export interface Caller {
  client: CallingClient
  viewer: User
}

/** Executes a stored GraphQL query as an API client, by the same pipeline as its requests. */
export type RunQuery = (
  caller: Caller,
  query: string,
  variables: Record<string, unknown>,
) => Promise<{ data: unknown; errors: string[] }>

/** What is to be sent, or why nothing can be. The reason is a sentence for people. */
export type PreparedDelivery =
  { url: string; headers: Record<string, string>; body: string } | { failure: string; isFinal: boolean }

/** Reads what a delivery sends, as it is now, and signs it. Null where the webhook was deleted meanwhile. */
export async function prepareDelivery(
  services: Pick<Services, 'db' | 'now'>,
  runQuery: RunQuery,
  delivery: ClaimedDelivery,
): Promise<PreparedDelivery | null> {
  const { topic } = delivery
  const webhook = await services.db.webhook.findUnique({ where: { id: delivery.webhookId } })
  const caller = webhook && (await readCaller(services, webhook.clientId))
  if (!webhook || !caller) return null
  if (topic && !caller.client.scopes.includes(scopeOfTopic[topic]))
    return { failure: `The API client lacks the scope ${scopeOfTopic[topic]}.`, isFinal: true }
  const query = isReadable(delivery) ? webhook.query : null
  const result = query === null ? null : await runQuery(caller, query, { id: delivery.entityId })
  if (result && result.errors.length > 0)
    return { failure: `The webhook’s query failed: ${result.errors[0]}`, isFinal: false }
  const body = JSON.stringify({
    type: typeOfTopic(topic),
    timestamp: delivery.changedAt,
    data: {
      id: subjectIdOf(delivery),
      ...(delivery.paymentId && { orderId: delivery.entityId }),
      ...(webhook.query !== null && { result: result?.data ?? null }),
    },
  })
  const headers = {
    'content-type': 'application/json',
    'user-agent': 'Shop-Webhooks/1',
    ...signedHeaders(webhook, { id: delivery.id, body, at: services.now() }),
  }
  return { url: webhook.url, headers, body }
}

/** What is deleted can't be read, and a test is about nothing. */
const isReadable = ({ topic }: ClaimedDelivery) =>
  topic !== null && topic !== 'PRODUCT_DELETED' && topic !== 'CUSTOMER_DELETED'
