import { orderProduct, placeOrder, placingOf, readyDraft } from './orders.ts'
import type { GraphQLResult, Json, ApiClient } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

const fields = `
  id orderNumber orderType orderStatus version placedBy totalPrice delivery totalToPay deliveryDate trackingToken
  timeline { status at by name note } nextStatuses viewerCanCancel viewerCanAcceptQuote viewerCanAskAlteration
  quote { totalPrice delivery totalToPay note quotedAt acceptedAt acceptedBy } alterations { id details requestedAt completedAt }`

export interface ChangeResult extends GraphQLResult {
  order: Json
  userErrors: Json[]
}

const change =
  (mutation: string) =>
  (who: ApiClient, input: Json): Promise<ChangeResult> =>
    sendMutation(who, mutation, input, `order { ${fields} }`) as Promise<ChangeResult>

export const moveOrder = change('moveOrder')
export const setDeliveryDate = change('setDeliveryDate')
export const quoteOrder = change('quoteOrder')
export const acceptQuote = change('acceptQuote')
export const cancelOrder = change('cancelOrder')
export const requestAlteration = change('requestAlteration')
export const completeAlteration = change('completeAlteration')

/** An order with all fields that change after it was placed. */
export const followOrder = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { order(id: $id) { ${fields} } }`, { id })).data?.order

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
export async function moveAlong(owner: ApiClient, id: string, ...way: string[]): Promise<Json> {
  let order = await followOrder(owner, id)
  for (const to of way) {
    const result = await moveOrder(owner, { id, version: order.version, to })
    if (result.userErrors.length > 0) throw new Error(JSON.stringify(result.userErrors))
    order = result.order
  }
  return order
}

/** An order of one tailored garment. */
export const orderTailored = async (who: ApiClient, productId: string): Promise<Json> =>
  orderProduct(who, productId, { orderType: 'TAILOR', cartItems: [{ productId, productType: 'TAILOR' }] })

/** An enquiry for a custom blouse. */
export async function orderCustom(who: ApiClient): Promise<Json> {
  const draft = await readyDraft(who, '', { orderType: 'CUSTOM', customCategory: 'BLOUSE', cartItems: [] })
  return (await placeOrder(who, placingOf(draft))).order
}
