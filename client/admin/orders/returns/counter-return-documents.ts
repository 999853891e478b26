import type { OrderToReturnQuery } from '../../../__generated__/graphql.ts'
import { graphql } from '../../../__generated__/index.ts'

export const OrderToReturn_query = graphql(`
  query OrderToReturn($id: ID!) {
    order(id: $id) {
      id
      orderNumber
      orderStatus
      storeCredit
      customer {
        name
      }
      timeline {
        status
        at
      }
      returnableAtCounter {
        item
        quantity
      }
      items {
        productName
        hindiName: productName(locale: HI, fallback: false)
        totalPrice
        quantity
        size {
          label
        }
        product {
          id
          sizes {
            label
            quantityInStock
          }
        }
      }
    }
  }
`)

export type OrderToReturn = NonNullable<OrderToReturnQuery['order']>

export const ReturnAtCounter_mutation = graphql(`
  mutation ReturnAtCounter($input: ReturnAtCounterInput!) {
    returnAtCounter(input: $input) {
      order {
        id
        ...OrderLedger_order
        ...OrderReturns_order
        ...OrderInvoices_order
      }
      exchangeOrder {
        id
      }
      price {
        credited
        refunded
        exchangeTotal
        toReturn
        toPay
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
