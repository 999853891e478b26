import { randomUUID } from 'node:crypto'
import type { ApiClient, Json, Input } from './api-client.ts'
import { ledger } from './fields.ts'

type Entry = Partial<Input<'recordPayment'>> & { orderId: string; amount: number }

/** Records a payment, by default in cash and under a new key. */
export const recordPayment = (who: ApiClient, input: Entry) =>
  who.mutate('recordPayment', { method: 'CASH', idempotencyKey: randomUUID(), ...input })
/** Records a refund, by default in cash, under a new key, and also of what isn't due. */
export const recordRefund = (who: ApiClient, input: Entry) =>
  who.mutate('recordRefund', {
    method: 'CASH',
    idempotencyKey: randomUUID(),
    confirmedExcess: true,
    ...input,
  })

/** An order's payments and what follows from them. */
export const readLedger = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${ledger} } }`, { id })).data?.order
