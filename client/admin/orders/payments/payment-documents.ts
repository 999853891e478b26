import { graphql } from '../../../__generated__/index.ts'

/** An order's payment ledger, and what follows from it. */
export const OrderLedger_order = graphql(`
  fragment OrderLedger_order on Order {
    id
    orderStatus
    totalToPay
    paymentStatus
    paymentType
    paidAmount
    overReturned
    onlineRefundPending
    balance
    refundDue
    storeCredit
    credited
    advance
    advanceDue
    upiClaims {
      id
      status
    }
    viewerCanRecordPayments
    viewerCanReversePayments
    payments {
      id
      kind
      amount
      method
      reference
      note
      receivedAt
      recordedBy
      reversesId
      isReversed
      viewerCanReverse
      refundableOnline
    }
    messageDrafts {
      ...MessageDraft_draft
    }
  }
`)

export const RecordPayment_mutation = graphql(`
  mutation RecordPayment($input: RecordPaymentInput!) {
    recordPayment(input: $input) {
      order {
        id
        ...OrderLedger_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RecordRefund_mutation = graphql(`
  mutation RecordRefund($input: RecordPaymentInput!) {
    recordRefund(input: $input) {
      order {
        id
        ...OrderLedger_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ReversePayment_mutation = graphql(`
  mutation ReversePayment($input: ReversePaymentInput!) {
    reversePayment(input: $input) {
      order {
        id
        ...OrderLedger_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DiscountOrder_mutation = graphql(`
  mutation DiscountOrder($input: DiscountOrderInput!) {
    discountOrder(input: $input) {
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
