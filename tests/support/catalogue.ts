import type { GraphQLResult, Json, ApiClient } from './api-client.ts'

const pageDocument = /* GraphQL */ `
  query Products(
    $where: ProductWhere
    $search: String
    $sort: ProductSort
    $first: Int! = 24
    $after: String
  ) {
    products(where: $where, search: $search, sort: $sort, first: $first, after: $after) {
      edges {
        cursor
        node {
          id
          productName
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
    }
  }
`

export interface ProductsQuery {
  where?: Json
  search?: string
  sort?: string
  first?: number
  after?: string
}

interface Edge {
  cursor: string
  node: { id: string; productName: string }
}

export const products = (who: ApiClient, query: ProductsQuery = {}): Promise<GraphQLResult> =>
  who.graphql(pageDocument, query)

/** The names on a page, in its order. */
export async function namesOf(who: ApiClient, query: ProductsQuery = {}): Promise<string[]> {
  const { data, text } = await products(who, query)
  if (!data) throw new Error(text)
  return (data.products.edges as Edge[]).map(({ node }) => node.productName)
}

/** The names on all pages of a size, read one after the other. */
export async function namesOnPages(
  who: ApiClient,
  first: number,
  query: ProductsQuery = {},
): Promise<string[]> {
  const names: string[] = []
  let after: string | undefined
  for (;;) {
    const { data, text } = await products(who, { ...query, first, ...(after && { after }) })
    if (!data) throw new Error(text)
    const { edges, pageInfo } = data.products as {
      edges: Edge[]
      pageInfo: { hasNextPage: boolean; endCursor: string }
    }
    if (edges.length > first) throw new Error('The page is larger than asked for')
    names.push(...edges.map(({ node }) => node.productName))
    if (!pageInfo.hasNextPage) return names
    after = pageInfo.endCursor
  }
}
