import type { Json, ApiClient } from './api-client.ts'

/** A page of all orders, as staff read it. */
export async function shopsOrders(who: ApiClient, variables: Json = {}) {
  const result = await who.graphql(
    `query ($where: OrderWhere, $sort: OrderSort! = NEWEST, $first: Int! = 24, $after: String) {
      orders(where: $where, sort: $sort, first: $first, after: $after) {
        edges { node { id isOverdue } } pageInfo { hasNextPage endCursor } totalCount
        statusCounts { orderStatus count }
      }
    }`,
    { ...variables, where: { mine: false, ...variables.where } },
  )
  const list = result.data?.orders
  const counts: Json[] = list?.statusCounts ?? []
  return {
    code: result.errors?.[0]?.extensions.code,
    ids: list?.edges.map(({ node }: Json) => node.id) as string[],
    totalCount: list?.totalCount as number,
    pageInfo: list?.pageInfo,
    counts: Object.fromEntries(counts.map(({ orderStatus, count }) => [orderStatus, count])),
    overdue: list?.edges.flatMap(({ node }: Json) => (node.isOverdue ? node.id : [])) as string[],
  }
}
