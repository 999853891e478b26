import type { Json, ApiClient, Input } from './api-client.ts'
import { fields, promotionsOf, pricedCartFields } from './fields.ts'
import { readymade } from './cart.ts'
import type { Shop } from './shop.ts'

export const pricedCart = async (who: ApiClient): Promise<Json> =>
  (await who.graphql(`{ cart { ${pricedCartFields} } }`)).data.cart

export const pricedDraft = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql(
      `query ($id: ID!) { orderDraft(id: $id) { id version orderType totalPrice delivery ${promotionsOf} } }`,
      { id },
    )
  ).data.orderDraft

export const readPromotion = async (who: ApiClient, id: string): Promise<Json> =>
  (await who.graphql(`query ($id: ID!) { promotion(id: $id) { ${fields.Promotion} } }`, { id })).data
    .promotion

export const listPromotions = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      promotions(first: $first, after: $after) {
        edges { node { ${fields.Promotion} } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )

/** Adds a promotion, by default 10 percent off; it has to be accepted. */
export async function addPromotion(who: ApiClient, input: Partial<Input<'savePromotion'>> = {}) {
  const isPercent = input.kind === undefined || input.kind === 'PERCENT'
  const promotion = { name: 'Diwali', kind: 'PERCENT' as const, ...(isPercent && { percent: 10 }) }
  return (await who.mutateOrThrow('savePromotion', { ...promotion, ...input })).promotion
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
  await meera.mutate('addToCart', readymade(product.id))
  return { meera, product }
}

/** What a save of a promotion takes. */
export const inputOf = ({ used: _, status: __, ...promotion }: Json): Json => promotion
