import { graphql } from '../../../__generated__/index.ts'

/** The fields of a draft that the wizard shows and changes. */
export const OrderDraft_fields = graphql(`
  fragment OrderWizard_draft on OrderDraft {
    id
    version
    shopperName
    isOwner
    orderType
    customCategory
    cartItems {
      product {
        id
        ...OrderLine_product
      }
      productType
      quantity
      size
      isOwnCloth
      style {
        id
      }
      measurements {
        ...TypedMeasurements_measurements
      }
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
    style {
      id
    }
    clothPics
    color
    designDetails
    designPics
    link
    customerDetails
    specialInstructions
    fulfilment
    neededBy
    giftNote
    measurements {
      ...TypedMeasurements_measurements
    }
    totalPrice
    delivery
    cashFee
    isDeliverable
    coupon {
      code
      problem {
        message
      }
    }
    promotions {
      ...AppliedPromotion
    }
    rounding {
      amount
      isNegative
    }
    totalToPay
  }
`)

export const OrderWizardDraft_query = graphql(`
  query OrderWizardDraft($id: ID!) {
    orderDraft(id: $id) {
      ...OrderWizard_draft
    }
  }
`)

export const OrderWizardDrafts_query = graphql(`
  query OrderWizardDrafts($where: OrderDraftWhere!) {
    orderDrafts(where: $where) {
      edges {
        node {
          id
          orderType
          link
          cartItems {
            product {
              id
            }
          }
        }
      }
    }
  }
`)

export const SaveOrderDraft_mutation = graphql(`
  mutation SaveOrderDraft($input: SaveOrderDraftInput!) {
    saveOrderDraft(input: $input) {
      orderDraft {
        ...OrderWizard_draft
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
