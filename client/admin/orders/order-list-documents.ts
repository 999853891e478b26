import { graphql } from '../../__generated__/index.ts'

/** The fields that the table's rows and the board's cards show. */
export const OrderInList_order = graphql(`
  fragment OrderInList_order on Order {
    id
    orderNumber
    orderStatus
    orderDate
    deliveryDate
    isOverdue
    totalToPay
    balance
    refundDue
    customCategory
    alterations {
      id
      completedAt
    }
    quote {
      totalToPay
      acceptedAt
    }
    customer {
      name
      phone
    }
    items {
      productName
      hindiName: productName(locale: HI, fallback: false)
      quantity
    }
  }
`)

export const AdminOrders_query = graphql(`
  query AdminOrders($where: OrderWhere!, $sort: OrderSort!, $first: Int!, $after: String) {
    orders(where: $where, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrderInList_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      statusCounts {
        orderStatus
        count
      }
    }
  }
`)

/** Refetches one order, which updates every list that shows it. */
export const AdminOrderInList_query = graphql(`
  query AdminOrderInList($id: ID!) {
    order(id: $id) {
      id
      placedBy
      ...OrderInList_order
    }
  }
`)
