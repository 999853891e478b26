import { graphql } from '../../__generated__/index.ts'

/** Who sells, and how totals are rounded. */
export const CopiedShop_query = graphql(`
  query CopiedShop {
    shop {
      roundsTotals
    }
    workshopStages {
      ...WorkshopStages
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

/** The newest customers, as the counter shows them. */
export const CopiedCustomers_query = graphql(`
  query CopiedCustomers($after: String) {
    customers(first: 10, after: $after) {
      edges {
        cursor
        node {
          id
          name
          phone
          hasAccount
          orderCount
          ...CounterCustomer_customer
          ...CounterMeasurements_customer
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const CopiedOrders_query = graphql(`
  query CopiedOrders($after: String) {
    orders(
      where: {
        mine: false
        orderStatus: { in: [PENDING, CONFIRMED, MEASURED, STITCHING, TRIAL, READY, DISPATCHED] }
      }
      first: 50
      after: $after
    ) {
      edges {
        cursor
        node {
          id
          orderNumber
          orderStatus
          orderDate
          neededBy
          totalToPay
          balance
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
          }
          garments {
            id
            code
            status
            version
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const CopiedDesigns_query = graphql(`
  query CopiedDesigns($after: String) {
    products(where: { quantityInStock: { gte: 1 } }, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
          category
          readyMadePrice
          tailorPrice
          discount
          quantityInStock
          sizes {
            label
            quantityInStock
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
