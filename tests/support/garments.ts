import type { ApiClient, Json } from './api-client.ts'
import { fields } from './fields.ts'
import { moveAlong, orderTailored } from './order-changes.ts'

export type { Json } from './api-client.ts'

/** The garments of an order as the viewer sees them. */
export const garmentsOf = async (who: ApiClient, id: string): Promise<Json[]> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { garments { ${fields.Garment} } } }`, { id })).data
    .order.garments

/** The garment of a confirmed order of one that is stitched to measure, with the order's id. */
export async function confirmedGarment(owner: ApiClient, who: ApiClient, productId: string): Promise<Json> {
  const order = await moveAlong(owner, (await orderTailored(who, productId)).id, 'CONFIRMED')
  return { ...(await garmentsOf(owner, order.id))[0], orderId: order.id }
}
