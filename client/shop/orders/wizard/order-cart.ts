import { graphql } from '../../../__generated__/index.ts'

/** The fields of the cart that an order starts from. */
export const OrderCart_query = graphql(`
  query OrderCart {
    cart {
      id
      deliveryPincode
      items {
        id
        productType
        size
        quantity
        product {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
          sizes {
            label
          }
        }
      }
    }
  }
`)
