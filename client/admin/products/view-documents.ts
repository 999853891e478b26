import { graphql } from '../../__generated__/index.ts'

export const ProductViews_query = graphql(`
  query ProductViews {
    productViews {
      id
      name
      parameters
    }
  }
`)

export const SaveProductView_mutation = graphql(`
  mutation SaveProductView($input: SaveProductViewInput!) {
    saveProductView(input: $input) {
      productView {
        id
        name
        parameters
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteProductView_mutation = graphql(`
  mutation DeleteProductView($input: DeleteProductViewInput!) {
    deleteProductView(input: $input) {
      deletedProductViewId
      userErrors {
        ...UserErrors
      }
    }
  }
`)
