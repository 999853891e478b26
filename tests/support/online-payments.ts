import { randomUUID } from 'node:crypto'
import type { ApiClient, Json, Input, Keyless } from './api-client.ts'
import { onlineLedger } from './fields.ts'
import type { FakeRazorpay } from './fake-razorpay.ts'

/** Begins an online payment, by default of the balance and under a new key. */
export const startOnlinePayment = (
  who: ApiClient,
  input: Partial<Input<'startOnlinePayment'>> & { orderId: string },
) => who.mutate('startOnlinePayment', { part: 'BALANCE', idempotencyKey: randomUUID(), ...input })
/** Returns money of an online payment, by default under a new key, and also what isn't due. */
export const refundOnlinePayment = (who: ApiClient, input: Keyless<'refundOnlinePayment'>) =>
  who.mutate('refundOnlinePayment', { idempotencyKey: randomUUID(), confirmedExcess: true, ...input })

export const readOnlineLedger = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${onlineLedger} } }`, { id })).data?.order

export const codesOf = ({ userErrors }: Json): string[] =>
  userErrors.map(({ field, code }: Json) => `${field} ${code}`)

/** Sends a notification of the gateway. */
export async function notify(
  shopUrl: string,
  { body, headers }: ReturnType<FakeRazorpay['notification']>,
): Promise<number> {
  const response = await fetch(`${shopUrl}/webhooks/razorpay`, { method: 'POST', body, headers })
  await response.text()
  return response.status
}
