import { randomUUID } from 'node:crypto'
import type { ApiClient, Json } from './api-client.ts'
import type { FakeRazorpay } from './fake-razorpay.ts'
import { sendMutation } from './send-mutation.ts'

export const ledgerFields = `
  id paymentStatus paidAmount balance refundDue advanceDue onlinePaymentPending onlinePayments { part amount }
  payments { id kind amount method reference note recordedBy isReversed reversesId refundableOnline }`

const change = (mutation: string, fields: string) => (who: ApiClient, input: Json) =>
  sendMutation(who, mutation, input, fields)

const start = change(
  'startOnlinePayment',
  'checkout { key gatewayOrderId amount currency shopName orderNumber }',
)
const refund = change(
  'refundOnlinePayment',
  `order { ${ledgerFields} } payment { id kind amount method reference note recordedBy }`,
)

/** Begins an online payment, by default of the balance and under a new key. */
export const startOnlinePayment = (who: ApiClient, input: Json) =>
  start(who, { part: 'BALANCE', idempotencyKey: randomUUID(), ...input })
export const confirmOnlinePayment = change('confirmOnlinePayment', `order { ${ledgerFields} }`)
/** Returns money of an online payment, by default under a new key, and also what isn't due. */
export const refundOnlinePayment = (who: ApiClient, input: Json) =>
  refund(who, { idempotencyKey: randomUUID(), confirmedExcess: true, ...input })

export const readOnlineLedger = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${ledgerFields} } }`, { id })).data?.order

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
