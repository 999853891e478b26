import type { ApiClient, Input } from './api-client.ts'
import { fields } from './fields.ts'

export type ProductFields = Partial<Input<'addProduct'>>

export interface SavedProduct {
  id: string
  productName: string
}

let made = 0

/** A complete product with a name of its own. Money in paise. */
export const productInput = (fields: ProductFields = {}): Input<'addProduct'> => ({
  productName: `Anarkali ${++made}`,
  description: 'Made in our workshop in Dadar.',
  category: 'SUIT',
  tailorPrice: 2_500_00,
  readyMadePrice: 1_800_00,
  quantityInStock: 10,
  shippingCost: 99_00,
  ...fields,
})

export const addProductOf = async (admin: ApiClient, fields?: ProductFields): Promise<SavedProduct> =>
  (await admin.mutateOrThrow('addProduct', productInput(fields), 'product { id productName }')).product

export const readProduct = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { product(id: $id) { ${fields.Product} } }`, { id })).data.product
