import type { OrderToEditQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const OrderToEdit_query = graphql(`
  query OrderToEdit($id: ID!) {
    order(id: $id) {
      id
      version
      orderNumber
      orderStatus
      customCategory
      fitHistory {
        ...FitHistory_history
      }
      viewerCanEdit
      fulfilment
      neededBy
      specialInstructions
      totalToPay
      style {
        option {
          id
        }
        name
        translations {
          locale
          name
        }
        price
      }
      customer {
        name
        email
        phone
        street
        city
        state
        pincode
      }
      measurements {
        ...TailorMeasurements_measurements
      }
      items {
        product {
          id
          sizes {
            label
          }
        }
        productName
        hindiName: productName(locale: HI, fallback: false)
        category
        productType
        quantity
        unitPrice
        style {
          option {
            id
          }
          name
          translations {
            locale
            name
          }
          price
        }
        isOwnCloth
        clothMetres
        needsMeasurements
        note
        size {
          label
        }
        measurements {
          ...TailorMeasurements_measurements
        }
      }
    }
  }
`)

export type OrderToEdit = NonNullable<OrderToEditQuery['order']>

export const EditOrder_mutation = graphql(`
  mutation EditOrder($input: EditOrderInput!) {
    editOrder(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      price {
        totalToPay
      }
      changes {
        field
        line
        before
        after
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

/** The order before each edit. */
export const EarlierVersions_query = graphql(`
  query EarlierVersions($id: ID!) {
    order(id: $id) {
      id
      edits {
        version
        before {
          items {
            productName
            hindiName: productName(locale: HI, fallback: false)
            quantity
            unitPrice
            note
            size {
              label
            }
            measurements {
              ...TypedMeasurements_measurements
            }
          }
          customer {
            name
            phone
            street
            city
            pincode
          }
          measurements {
            ...TypedMeasurements_measurements
          }
          neededBy
          totalToPay
        }
      }
    }
  }
`)
