import type { RemoveFromCartInput } from '../__generated__/api.ts'
import type { Account, Json } from './api-client.ts'
import { fields } from './fields.ts'

export type Line = RemoveFromCartInput

export const readymade = (productId: string): Line => ({ productId, productType: 'READYMADE' })
export const tailor = (productId: string): Line => ({ productId, productType: 'TAILOR' })

export const cartOf = async (who: Account): Promise<Json> =>
  (await who.graphql(`{ cart { ${fields.Cart} } }`)).data.cart

/** Product, type and quantity of each line. */
export const linesOf = async (who: Account): Promise<[id: string, type: string, quantity: number][]> => {
  const cart = (await cartOf(who)) as {
    items: { product: { id: string }; productType: string; quantity: number }[]
  }
  return cart.items.map(({ product, productType, quantity }) => [product.id, productType, quantity])
}
