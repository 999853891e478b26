import { randomUUID } from 'node:crypto'
import type { ApiClient, Json } from './api-client.ts'

const entry = 'id kind amount method reference note receivedAt recordedAt recordedBy reversesId isReversed'
const ledger = `id paymentStatus paidAmount balance refundDue payments { ${entry} }`

const change = (mutation: string, type: string) => async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: ${type}!) {
      ${mutation}(input: $input) {
        order { ${ledger} } payment { ${entry} } userErrors { field code message }
      }
    }`,
    { input },
  )
  return { ...result, ...result.data?.[mutation] }
}

const withKey = (send: ReturnType<typeof change>) => (who: ApiClient, input: Json) =>
  send(who, { method: 'CASH', idempotencyKey: randomUUID(), ...input })

/** Records a payment, by default in cash and under a new key. */
export const recordPayment = withKey(change('recordPayment', 'RecordPaymentInput'))
const sendRefund = withKey(change('recordRefund', 'RecordPaymentInput'))
/** Records a refund, by default in cash, under a new key, and also of what isn't due. */
export const recordRefund = (who: ApiClient, input: Json) =>
  sendRefund(who, { confirmedExcess: true, ...input })
export const reversePayment = change('reversePayment', 'ReversePaymentInput')

/** An order's payments and what follows from them. */
export const readLedger = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${ledger} } }`, { id })).data?.order
