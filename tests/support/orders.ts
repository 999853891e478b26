import { randomUUID } from 'node:crypto'
import { saveDraft } from './order-drafts.ts'
import type { Json, ApiClient } from './api-client.ts'

const bodice = 'chest waist shoulder length sleeveLength neckDepthFront neckDepthBack'
const garments = `blouse { ${bodice} } dress { chest waist hip length sleeveLength } lehenga { waist hip length }`
const orderFields = `
  id orderNumber orderType customCategory
  items {
    product { id } productName category image { url alt width height thumbhash } productType quantity
    size { label chest waist hip length } measurements { ${garments} } listPrice discount unitPrice totalPrice
  }
  customer { name email phone street city state pincode country }
  clothPics color designDetails designPics link customerDetails specialInstructions measurements { ${garments} }
  totalPrice saving delivery promotions { name hindiName code amount } totalToPay orderDate deliveryDate paymentStatus paymentType orderStatus`

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
export const readyDraft = async (who: ApiClient, productId: string, fields: Json = {}) =>
  (
    await saveDraft(who, {
      orderType: 'READYMADE',
      cartItems: [{ productId, productType: 'READYMADE' }],
      customer,
      ...fields,
    })
  ).draft

export const placeOrder = async (who: ApiClient, input: Json) => {
  const result = await who.graphql(
    `mutation ($input: PlaceOrderInput!) {
      placeOrder(input: $input) {
        order { ${orderFields} } orderDraft {
          id version totalPrice delivery promotions { name amount } coupon { code problem { code } } totalToPay
        }
        userErrors { field code message }
      }
    }`,
    { input },
  )
  return { ...result, ...result.data?.placeOrder }
}

/** The input that the page sends when the shopper confirms the shown order. */
export const placingOf = ({ id, version, totalToPay, orderType }: Json): Json => ({
  draftId: id,
  version,
  idempotencyKey: randomUUID(),
  ...(orderType !== 'CUSTOM' && { confirmedTotal: totalToPay }),
})

/** Orders a product, by default one ready-made piece, and returns the order. */
export const orderProduct = async (who: ApiClient, productId: string, fields: Json = {}): Promise<Json> =>
  (await placeOrder(who, placingOf(await readyDraft(who, productId, fields)))).order

export const readOrder = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${orderFields} } }`, { id })).data?.order

export const listOrders = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      orders(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    query,
  )
