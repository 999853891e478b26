/** The documents of a program that uses Relay: a paged list, a node that is read again, and a mutation. */
export const relayDocument = `import { graphql } from 'relay-runtime'

export const query = graphql\`
  query CatalogueQuery {
    ...Catalogue_products
  }
\`
export const products = graphql\`
  fragment Catalogue_products on Query
  @refetchable(queryName: "CataloguePaginationQuery")
  @argumentDefinitions(first: { type: "Int", defaultValue: 24 }, after: { type: "String" }) {
    products(first: $first, after: $after) @connection(key: "Catalogue_products") {
      edges {
        node {
          ...Catalogue_product
        }
      }
    }
  }
\`
export const product = graphql\`
  fragment Catalogue_product on Product @refetchable(queryName: "CatalogueProductQuery") {
    productName
    quantityInStock
  }
\`
export const update = graphql\`
  mutation CatalogueUpdateMutation($input: UpdateProductInput!) {
    updateProduct(input: $input) {
      product {
        ...Catalogue_product
      }
      userErrors {
        message
      }
    }
  }
\`
`

export const relaySettings = {
  src: './relay',
  schema: './schema.graphql',
  language: 'typescript',
  artifactDirectory: './relay/artifacts',
}
