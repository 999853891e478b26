import type { Json, ApiClient } from './api-client.ts'

const bodice = 'chest waist shoulder length sleeveLength neckDepthFront neckDepthBack'
const garments = `blouse { ${bodice} } dress { chest waist hip length sleeveLength } lehenga { waist hip length }`
const draftFields = `
  id version orderType customCategory
  cartItems { product { id } productType quantity size measurements { ${garments} } totalPrice }
  customer { name email phone street city state pincode country }
  clothPics color designDetails designPics link customerDetails specialInstructions measurements { ${garments} }
  orderDate deliveryDate paymentStatus paymentType orderStatus totalPrice delivery isDeliverable totalToPay updatedAt`

export const saveDraft = async (who: ApiClient, input: Json = {}) => {
  const result = await who.graphql(
    `mutation ($input: SaveOrderDraftInput!) {
      saveOrderDraft(input: $input) { orderDraft { ${draftFields} } userErrors { field code message } }
    }`,
    { input },
  )
  return {
    ...result,
    draft: result.data?.saveOrderDraft?.orderDraft,
    userErrors: result.data?.saveOrderDraft?.userErrors,
  }
}
export const discardDraft = async (who: ApiClient, id: string) => {
  const result = await who.graphql(
    `mutation ($id: ID!) { discardOrderDraft(input: { id: $id }) { discardedOrderDraftId userErrors { code } } }`,
    { id },
  )
  return { ...result, ...result.data?.discardOrderDraft }
}
export const readDraft = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { orderDraft(id: $id) { ${draftFields} } }`, { id })).data?.orderDraft
export const listDrafts = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      orderDrafts(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    query,
  )
