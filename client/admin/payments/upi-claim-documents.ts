import { graphql } from '../../__generated__/index.ts'

export const UpiClaims_query = graphql(`
  query UpiClaims($status: UpiClaimStatus!, $after: String) {
    upiClaims(status: $status, first: 24, after: $after) {
      edges {
        cursor
        node {
          id
          amount
          utr
          status
          submittedAt
          decidedAt
          reason
          order {
            id
            orderNumber
            balance
            customer {
              name
              phone
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsCapped
    }
  }
`)

export const ConfirmUpiPayment_mutation = graphql(`
  mutation ConfirmUpiPayment($input: ConfirmUpiPaymentInput!) {
    confirmUpiPayment(input: $input) {
      upiClaim {
        id
        status
        decidedAt
        order {
          id
          ...OrderLedger_order
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const RejectUpiPayment_mutation = graphql(`
  mutation RejectUpiPayment($input: RejectUpiPaymentInput!) {
    rejectUpiPayment(input: $input) {
      upiClaim {
        id
        status
        decidedAt
        reason
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
