import { graphql } from '../../__generated__/index.ts'

export const OutstandingOrders_query = graphql(`
  query OutstandingOrders($after: String) {
    outstandingOrders(first: 24, after: $after) {
      edges {
        cursor
        node {
          id
          orderNumber
          orderStatus
          orderDate
          balance
          customer {
            name
          }
          messageDrafts {
            ...MessageDraft_draft
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalOutstanding
    }
  }
`)
