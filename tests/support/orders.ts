import type { Order } from '../__generated__/api.ts'
import { placedOrder } from './fields.ts'
import { randomUUID } from 'node:crypto'
import type { Json, ApiClient, Input } from './api-client.ts'

/** Meera's complete address. */
export const customer = {
  name: 'Meera Rao',
  email: 'meera@example.com',
  phone: '9876543210',
  street: '7 Hill Road, Bandra West',
  city: 'Mumbai',
  state: 'Maharashtra',
  pincode: '400050',
}

/** A complete draft, by default for one piece of the product. */
export const readyDraft = async (who: ApiClient, productId: string, fields: Input<'saveOrderDraft'> = {}) =>
  (
    await who.mutate('saveOrderDraft', {
      orderType: 'READYMADE',
      cartItems: [{ productId, productType: 'READYMADE' }],
      customer,
      ...fields,
    })
  ).orderDraft

/** The input that the page sends when the shopper confirms the shown order. */
export const placingOf = ({ id, version, totalToPay, orderType }: Json): Input<'placeOrder'> => ({
  draftId: id,
  version,
  idempotencyKey: randomUUID(),
  ...(orderType !== 'CUSTOM' && { confirmedTotal: totalToPay }),
})

/** Orders a product, by default one ready-made piece, and returns the order. */
export const orderProduct = async (
  who: ApiClient,
  productId: string,
  fields: Input<'saveOrderDraft'> = {},
): Promise<Order> =>
  (await who.mutate('placeOrder', placingOf(await readyDraft(who, productId, fields)))).order

export const readOrder = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${placedOrder} } }`, { id })).data?.order

export const listOrders = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      orders(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    query,
  )
