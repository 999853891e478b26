import { graphql } from '../../../__generated__/index.ts'

/** Her cart, as far as an order is made of it. */
export const OrderCart_query = graphql(`
  query OrderCart {
    cart {
      id
      items {
        id
        productType
        quantity
        product {
          id
          productName
        }
      }
    }
  }
`)
