import { graphql } from '../../__generated__/index.ts'

export const AdminFind_query = graphql(`
  query AdminFind($search: String!, $products: Boolean!, $orders: Boolean!, $customers: Boolean!) {
    customers(where: { search: $search }, first: 5) @include(if: $customers) {
      edges {
        cursor
        node {
          id
          name
          email
          phone
        }
      }
    }
    orders(where: { mine: false, search: $search }, first: 5) @include(if: $orders) {
      edges {
        cursor
        node {
          id
          orderNumber
          customer {
            name
          }
        }
      }
    }
    products(search: $search, first: 5) @include(if: $products) {
      edges {
        cursor
        node {
          id
          productName
          hindiName: productName(locale: HI, fallback: false)
        }
      }
    }
  }
`)
