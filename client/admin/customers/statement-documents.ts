import { graphql } from '../../__generated__/index.ts'

export const CustomerStatement_query = graphql(`
  query CustomerStatement($customerId: ID!, $from: Day!, $to: Day!) {
    customerStatement(customerId: $customerId, from: $from, to: $to) {
      customer {
        id
        name
        phone
        balance
      }
      opening {
        amount
        isNegative
      }
      charged {
        amount
        isNegative
      }
      received {
        amount
        isNegative
      }
      closing {
        amount
        isNegative
      }
      entries {
        kind
        day
        amount {
          amount
          isNegative
        }
        balance {
          amount
          isNegative
        }
        orderId
        orderNumber
        creditNoteNumber
        paymentKind
        method
        reference
      }
    }
  }
`)
