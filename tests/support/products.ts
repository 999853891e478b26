import type { Visitor } from './visitor.ts'

export type ProductFields = Record<string, unknown>

export interface SavedProduct {
  id: string
  productName: string
}

let made = 0

/** A product that lacks nothing, under a name of its own. Money in paise. */
export const productInput = (fields: ProductFields = {}): ProductFields => ({
  productName: `Anarkali ${++made}`,
  description: 'Made in our workshop in Dadar.',
  category: 'SUIT',
  tailorPrice: 2_500_00,
  readyMadePrice: 1_800_00,
  quantityInStock: 10,
  shippingCost: 99_00,
  ...fields,
})

export const addProductDocument = /* GraphQL */ `
  mutation Add($input: AddProductInput!) {
    addProduct(input: $input) {
      product {
        id
        productName
      }
      userErrors {
        field
        code
        message
      }
    }
  }
`

export async function addProductOf(admin: Visitor, fields?: ProductFields): Promise<SavedProduct> {
  const { data, text } = await admin.graphql(addProductDocument, { input: productInput(fields) })
  const product = data?.addProduct?.product as SavedProduct | null | undefined
  if (!product) throw new Error(`The product was refused: ${text}`)
  return product
}
