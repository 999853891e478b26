import { randomUUID } from 'node:crypto'
import type { ApiClient, Json, Keyless } from './api-client.ts'
import { counterOrder } from './fields.ts'

/** Takes an order at the counter; it has to be accepted. */
export const takeOrder = async (who: ApiClient, input: Keyless<'createOrder'>) =>
  (await who.mutateOrThrow('createOrder', { idempotencyKey: randomUUID(), ...input })).order

export async function readEdited(who: ApiClient, id: string): Promise<Json> {
  const { data } = await who.graphql(`query ($id: ID!) { order(id: $id) { ${counterOrder} } }`, { id })
  return data.order
}
