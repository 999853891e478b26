import { graphql } from '../../__generated__/index.ts'
import type { LabelsQuery, ReceiptQuery } from '../../__generated__/graphql.ts'

export const Receipt_query = graphql(`
  query Receipt($id: ID!) {
    order(id: $id) {
      id
      orderNumber
      orderStatus
      orderDate
      placedBy
      customCategory
      neededBy
      deliveryDate
      courier
      trackingNumber
      customer {
        name
        phone
      }
      items {
        productName
        hindiName: productName(locale: HI, fallback: false)
        quantity
        unitPrice
        totalPrice
        isOwnCloth
        clothMetres
        size {
          label
        }
        addOns {
          name
          translations {
            locale
            name
          }
          price
        }
      }
      totalPrice
      delivery
      cashFee
      promotions {
        ...AppliedPromotion
      }
      agreedDiscount
      rounding {
        amount
        isNegative
      }
      totalToPay
      credited
      payments {
        id
        kind
        method
        amount
        receivedAt
        isReversed
      }
      balance
      refundDue
      upiRequest {
        amount
        link
      }
      invoices {
        id
        kind
        number
      }
      garments {
        id
        trialDate
      }
    }
    seller {
      scheme
      party {
        name
        gstin
        phone
        address
      }
    }
  }
`)

export type ReceiptOrder = NonNullable<ReceiptQuery['order']>
export type ReceiptSeller = ReceiptQuery['seller']

export const Labels_query = graphql(`
  query Labels($id: ID!) {
    order(id: $id) {
      id
      orderNumber
      customer {
        name
      }
      garments {
        id
        code
        category
        style {
          name
          translations {
            locale
            name
          }
        }
        dueDate
      }
    }
  }
`)

type LabelledOrder = NonNullable<LabelsQuery['order']>
export type LabelledGarment = LabelledOrder['garments'][number]
