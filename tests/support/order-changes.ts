import type { Order, OrderStatus } from '../__generated__/api.ts'
import { fields } from './fields.ts'
import { orderProduct, placingOf, readyDraft } from './orders.ts'
import type { Json, ApiClient } from './api-client.ts'

/** An order with all fields that change after it was placed. */
export const followOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields.Order} } }`, { id })).data?.order

export const trackOrder = async (who: ApiClient, token: string) =>
  who.graphql(
    `query ($token: String!) {
      trackedOrder(token: $token) {
        orderNumber orderType customCategory orderStatus timeline { status at by name note }
        items { productName category image { url } productType quantity } orderDate deliveryDate promotions { name code amount } totalToPay
      }
    }`,
    { token },
  )

/** Moves an order through these statuses as the shop does; returns the resulting order. */
export async function moveAlong(owner: ApiClient, id: string, ...way: OrderStatus[]): Promise<Order> {
  let order: Order = await followOrder(owner, id)
  for (const to of way)
    order = (await owner.mutateOrThrow('moveOrder', { id, version: order.version, to })).order
  return order
}

/** An order of one tailored garment. */
export const orderTailored = async (who: ApiClient, productId: string): Promise<Order> =>
  orderProduct(who, productId, { orderType: 'TAILOR', cartItems: [{ productId, productType: 'TAILOR' }] })

/** An enquiry for a custom blouse. */
export async function orderCustom(who: ApiClient): Promise<Order> {
  const draft = await readyDraft(who, '', { orderType: 'CUSTOM', customCategory: 'BLOUSE', cartItems: [] })
  return (await who.mutate('placeOrder', placingOf(draft))).order
}
