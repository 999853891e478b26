import type { Json, ApiClient } from './api-client.ts'
import { addToCart, readymade } from './cart.ts'
import type { Shop } from './shop.ts'
import { sendMutation } from './send-mutation.ts'

const promotionFields = `id version name hindiName code kind percent amount minimumTotal maximumDiscount categories
  firstOrderOnly startsOn endsOn usageLimit usageLimitPerCustomer used isActive status`

const priced = `promotions { name hindiName code amount } coupon { code name problem { code message missing } } totalToPay`
const cartFields = `finalTotal delivery ${priced} missingForFreeDelivery`

export const savePromotion = (who: ApiClient, input: Json) =>
  sendMutation(who, 'savePromotion', input, `promotion { ${promotionFields} }`)

export const deletePromotion = (who: ApiClient, id: string) =>
  sendMutation(who, 'deletePromotion', { id }, 'deletedPromotionId')

export const applyCoupon = (who: ApiClient, code: string) =>
  sendMutation(who, 'applyCoupon', { code }, `cart { ${cartFields} }`)

export const removeCoupon = async (who: ApiClient) => {
  const response = await who.graphql(
    `mutation { removeCoupon { cart { ${cartFields} } userErrors { code } } }`,
  )
  return { ...response, ...response.data?.removeCoupon }
}

export const pricedCart = async (who: ApiClient): Promise<Json> =>
  (await who.graphql(`{ cart { ${cartFields} } }`)).data.cart

export const pricedDraft = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { orderDraft(id: $id) { id version orderType totalPrice delivery ${priced} } }`,
      { id },
    )
  ).data.orderDraft

export const readPromotion = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { promotion(id: $id) { ${promotionFields} } }`, { id })).data.promotion

export const listPromotions = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      promotions(first: $first, after: $after) {
        edges { node { ${promotionFields} } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )

/** Adds a promotion, by default 10 percent off; it has to be accepted. */
export async function addPromotion(who: ApiClient, input: Json = {}): Promise<Json> {
  const isPercent = input.kind === undefined || input.kind === 'PERCENT'
  const { promotion, userErrors, errors } = await savePromotion(who, {
    name: 'Diwali',
    kind: 'PERCENT',
    ...(isPercent && { percent: 10 }),
    ...input,
  })
  if (!promotion) throw new Error(JSON.stringify(userErrors ?? errors))
  return promotion
}

/** A shopper whose cart holds goods for 1,000 rupees with a delivery of 99. */
export async function shopperWithCart(shop: Shop, fields: Json = {}) {
  const meera = await shop.shopper('Meera')
  const product = await shop.product({
    category: 'SAREE',
    readyMadePrice: 1_000_00,
    discount: 0,
    shippingCost: 99_00,
    quantityInStock: 1_000,
    ...fields,
  })
  await addToCart(meera, readymade(product.id))
  return { meera, product }
}

/** What a save of a promotion takes. */
export const inputOf = ({ used: _, status: __, ...promotion }: Json): Json => promotion
