import { graphql } from '../../../__generated__/index.ts'

/** An order's returned pieces, with what their credit changes. */
export const OrderReturns_order = graphql(`
  fragment OrderReturns_order on Order {
    id
    returnableAtCounter {
      item
      quantity
    }
    returns {
      id
      wish
      status
      reason
      items {
        item
        quantity
        exchangeSize
        restocked
      }
      timeline {
        status
        at
        by
        name
        note
      }
      creditNote {
        id
        number
        total
      }
      exchangeOrder {
        id
        orderNumber
      }
    }
  }
`)

/** What changes with a return: money, invoices and the return itself. */
export const ReturnPayload_fields = graphql(`
  fragment ReturnPayload_fields on ReturnPayload {
    order {
      id
      ...OrderLedger_order
      ...OrderReturns_order
      ...OrderInvoices_order
    }
    userErrors {
      ...UserErrors
    }
  }
`)

export const ReceiveReturn_mutation = graphql(`
  mutation ReceiveReturn($input: ReceiveReturnInput!) {
    receiveReturn(input: $input) {
      ...ReturnPayload_fields
    }
  }
`)

export const AcceptReturn_mutation = graphql(`
  mutation AcceptReturn($input: AcceptReturnInput!) {
    acceptReturn(input: $input) {
      ...ReturnPayload_fields
    }
  }
`)

export const RejectReturn_mutation = graphql(`
  mutation RejectReturn($input: RejectReturnInput!) {
    rejectReturn(input: $input) {
      ...ReturnPayload_fields
    }
  }
`)
