import { graphql } from '../../../__generated__/index.ts'

/** The page size of each list. */
export const pageSize = 12

export const OrderLists_query = graphql(`
  query OrderLists($first: Int!) {
    orderDrafts(first: $first) {
      edges {
        cursor
        node {
          id
          ...DraftCard_draft
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    orders(first: $first) {
      edges {
        cursor
        node {
          id
          ...OrderCard_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const MoreOrders_query = graphql(`
  query MoreOrders($first: Int!, $after: String!) {
    orders(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...OrderCard_order
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)

export const MoreDrafts_query = graphql(`
  query MoreDrafts($first: Int!, $after: String!) {
    orderDrafts(first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          ...DraftCard_draft
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`)
