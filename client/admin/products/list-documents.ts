import { graphql } from '../../__generated__/index.ts'
import type { ProductList_ProductFragment } from '../../__generated__/graphql.ts'

export type ListedProduct = ProductList_ProductFragment

/** The fields of each design that the list shows and changes. */
export const ProductList_product = graphql(`
  fragment ProductList_product on Product {
    id
    version
    productName
    externalRef
    category
    images {
      url
      alt
      width
      height
      thumbhash
    }
    quantityInStock
    readyMadePrice
    tailorPrice
    discount
    availabilityStatus
    productStatus
    featuredProduct
  }
`)

export const ProductList_query = graphql(`
  query ProductList($where: ProductWhere!, $search: String, $sort: ProductSort, $after: String) {
    products(where: $where, search: $search, sort: $sort, first: 50, after: $after) {
      edges {
        cursor
        node {
          id
          ...ProductList_product
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

export const ChangeListed_mutation = graphql(`
  mutation ChangeListed($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product {
        id
        ...ProductList_product
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteProduct_mutation = graphql(`
  mutation DeleteProduct($input: DeleteProductInput!) {
    deleteProduct(input: $input) {
      deletedProductId
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const ChangeProducts_mutation = graphql(`
  mutation ChangeProducts($input: ChangeProductsInput!) {
    changeProducts(input: $input) {
      products {
        id
        discount
        featuredProduct
        availabilityStatus
        productStatus
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteProducts_mutation = graphql(`
  mutation DeleteProducts($input: DeleteProductsInput!) {
    deleteProducts(input: $input) {
      deletedProductIds
      userErrors {
        ...UserErrors
      }
    }
  }
`)
