import type { ApiClient } from './api-client.ts'

export type ProductFields = Record<string, unknown>

export interface SavedProduct {
  id: string
  productName: string
}

let made = 0

/** A complete product with a name of its own. Money in paise. */
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

export async function addProductOf(admin: ApiClient, fields?: ProductFields): Promise<SavedProduct> {
  const { data, text } = await admin.graphql(addProductDocument, { input: productInput(fields) })
  const product = data?.addProduct?.product as SavedProduct | null | undefined
  if (!product) throw new Error(`The product was refused: ${text}`)
  return product
}

const everyField = /* GraphQL */ `
  id externalRef productName category description productType color maxPrice tailorPrice readyMadePrice discount
  tailorOffer { listPrice unitPrice saving } readyMadeOffer { listPrice unitPrice saving } priceRange { min max }
  quantityInStock fabricType stitchingType pattern embellishments customizationAvailable customizationOptions
  images { url alt width height thumbhash } video shippingCost estimatedDeliveryTime availabilityStatus
  featuredProduct seasonalTags tags productStatus fabricFeel durability sizes { label chest waist hip length quantityInStock sku }
  blouseDetails { sleeveType blouseBackDesign necklineStyle fitType embellishments padding lining }
  suitDetails { sleeveType fitType style fabricType }
  lehengaDetails { lehengaType lehengaWaist lehengaDupattaIncluded lehengaFabric embroidery }
  sareeDetails { sareeLength pleated embroideryDetails sareeFabric blouseType borderStyle drapeStyle }
  rating { average count } dateAdded lastUpdated viewerCanEdit version
`
const payload = `product { ${everyField} } userErrors { field code message }`

export const addProduct = async (who: ApiClient, input: object) => {
  const result = await who.graphql(
    `mutation ($input: AddProductInput!) { addProduct(input: $input) { ${payload} } }`,
    { input },
  )
  return { ...result, ...result.data?.addProduct }
}
export const updateProduct = async (who: ApiClient, input: object) => {
  const result = await who.graphql(
    `mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { ${payload} } }`,
    { input },
  )
  return { ...result, ...result.data?.updateProduct }
}
export const deleteProduct = async (who: ApiClient, id: string) => {
  const result = await who.graphql(
    'mutation ($id: ID!) { deleteProduct(input: { id: $id }) { deletedProductId userErrors { field code } } }',
    { id },
  )
  return { ...result, ...result.data?.deleteProduct }
}

export const readProduct = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { product(id: $id) { ${everyField} } }`, { id })).data.product
