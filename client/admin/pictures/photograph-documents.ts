import { graphql } from '../../__generated__/index.ts'

export const PhotographedDesign_product = graphql(`
  fragment PhotographedDesign_product on Product {
    id
    version
    productName
    images {
      url
      alt
      width
      height
      thumbhash
      isDrawing
      loopUrl
    }
  }
`)

export const AdminPhotographs_query = graphql(`
  query AdminPhotographs($after: String) {
    products(where: { photographed: { eq: false } }, sort: AVAILABLE_FIRST, first: 24, after: $after) {
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          productName
          cover {
            url
            width
            height
            thumbhash
          }
        }
      }
      totalCount
      totalCountIsCapped
    }
  }
`)

export const PhotographDesign_query = graphql(`
  query PhotographDesign($id: ID!) {
    product(id: $id) {
      id
      ...PhotographedDesign_product
    }
  }
`)

export const SaveDesignPictures_mutation = graphql(`
  mutation SaveDesignPictures($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product {
        id
        ...PhotographedDesign_product
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
