import type { AdminOrderQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

/** What the tailor needs: shared by the order's page and its job card. */
export const TailoredOrder_order = graphql(`
  fragment TailoredOrder_order on Order {
    id
    lacksMeasurements
    orderNumber
    orderType
    customCategory
    orderDate
    deliveryDate
    customer {
      name
      phone
    }
    color
    designDetails
    link
    customerDetails
    specialInstructions
    fulfilment
    neededBy
    giftNote
    clothPics
    designPics
    style {
      ...AdminOrder_style
    }
    measurements {
      ...TailorMeasurements_measurements
    }
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
      category
      productType
      needsMeasurements
      quantity
      totalPrice
      addOns {
        name
        translations {
          locale
          name
        }
      }
      isOwnCloth
      clothMetres
      clothReturnedAt
      clothReturnedBy
      note
      style {
        ...AdminOrder_style
      }
      image {
        url
        alt
        width
        height
      }
      size {
        label
      }
      measurements {
        ...TailorMeasurements_measurements
      }
    }
  }
`)

/** The fields that can change after an order was placed; the payload of every mutation contains them. */
export const OrderProgress_order = graphql(`
  fragment OrderProgress_order on Order {
    id
    version
    orderStatus
    deliveryDate
    courier
    trackingNumber
    promisedDate
    proposedDate
    isOverdue
    nextStatuses
    undoableUntil
    correctableStatuses
    viewerCanAcceptQuote
    agreedTotal
    viewerCanAgreeToEdits
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
    viewerCanGiveDiscounts
    viewerCanEdit
    edits {
      version
      at
      name
      reason
      changes {
        field
        line
        before
        after
      }
    }
    ...OrderLedger_order
    ...OrderReturns_order
    ...OrderInvoices_order
    quote {
      totalPrice
      delivery
      totalToPay
      note
      quotedAt
      acceptedAt
      acceptedBy
    }
    timeline {
      status
      at
      by
      name
      note
      kind
    }
    alterations {
      ...AlterationJob_alteration
    }
    garments {
      ...OrderGarment_garment
      tailor {
        id
      }
    }
    internalNotes {
      id
      text
      at
      name
    }
  }
`)

export const AdminOrder_query = graphql(`
  query AdminOrder($id: ID!) {
    order(id: $id) {
      id
      ...TailoredOrder_order
      ...OrderProgress_order
      placedBy
      viewerCanBookAppointment
      customer {
        email
        street
        city
        state
        pincode
      }
      customerRecord {
        id
        gstin
      }
      fitHistory {
        ...FitHistory_history
      }
      customerMeasurementProfiles {
        id
        person
        updatedAt
        measurements {
          ...TailorMeasurements_measurements
        }
      }
    }
  }
`)

export type AdminOrder = NonNullable<AdminOrderQuery['order']>

export const MoveOrder_mutation = graphql(`
  mutation MoveOrder($input: MoveOrderInput!) {
    moveOrder(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const UndoOrderMove_mutation = graphql(`
  mutation UndoOrderMove($input: UndoOrderMoveInput!) {
    undoOrderMove(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const SetDeliveryDate_mutation = graphql(`
  mutation SetDeliveryDate($input: SetDeliveryDateInput!) {
    setDeliveryDate(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const AddOrderNote_mutation = graphql(`
  mutation AddOrderNote($input: AddOrderNoteInput!) {
    addOrderNote(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
