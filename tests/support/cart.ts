import type { Account, GraphQLResult, Json } from './api-client.ts'

const cartFields = /* GraphQL */ `
  fragment CartFields on Cart {
    id
    items {
      product {
        id
        productName
      }
      productType
      size
      quantityInStock
      price
      discount
      unitPrice
      quantity
      totalPrice
      warnings {
        code
        message
      }
    }
    itemCount
    totalCartValue
    discount
    finalTotal
    delivery
    removed {
      productName
      productType
    }
  }
`
const document = (name: string, input: string) => /* GraphQL */ `
  mutation Change($input: ${input}!) {
    ${name}(input: $input) { cart { ...CartFields } userErrors { field code message } }
  }
  ${cartFields}
`
const addDocument = document('addToCart', 'AddToCartInput')
const changeDocument = document('changeCartQuantity', 'ChangeCartQuantityInput')
const removeDocument = document('removeFromCart', 'RemoveFromCartInput')
const readDocument = `query { cart { ...CartFields } } ${cartFields}`

export interface Line {
  productId: string
  productType: string
  size?: string | null
}

export const readymade = (productId: string): Line => ({ productId, productType: 'READYMADE' })
export const tailor = (productId: string): Line => ({ productId, productType: 'TAILOR' })

/** The payload of a cart mutation. */
export interface CartResult extends GraphQLResult {
  cart: Json
  userErrors: { field: string | null; code: string; message: string }[]
}

const as = (name: string, result: GraphQLResult): CartResult => ({
  ...result,
  cart: result.data?.[name]?.cart,
  userErrors: result.data?.[name]?.userErrors,
})

export const addToCart = async (who: Account, input: Line & { quantity?: unknown }) =>
  as('addToCart', await who.graphql(addDocument, { input }))

export const changeQuantity = async (who: Account, input: Line, action: 'INCREASE' | 'DECREASE') =>
  as('changeCartQuantity', await who.graphql(changeDocument, { input: { ...input, action } }))

export const removeFromCart = async (who: Account, input: Line) =>
  as('removeFromCart', await who.graphql(removeDocument, { input }))

export const cartOf = async (who: Account): Promise<Json> => (await who.graphql(readDocument)).data.cart

/** Product, type and quantity of each line. */
export const linesOf = async (who: Account): Promise<[id: string, type: string, quantity: number][]> => {
  const cart = (await cartOf(who)) as {
    items: { product: { id: string }; productType: string; quantity: number }[]
  }
  return cart.items.map(({ product, productType, quantity }) => [product.id, productType, quantity])
}
