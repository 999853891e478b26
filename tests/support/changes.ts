import type { ApiClient, Json } from './api-client.ts'

export interface ReadChanges {
  changes: Json[]
  /** Where the next changes begin. */
  cursor: string | null
}

export const changesQuery = `query ($of: ChangedEntity!, $first: Int! = 100, $after: String) {
  changes(of: $of, first: $first, after: $after) {
    edges { cursor node {
      entity entityId isDeleted changedAt
      product { id quantityInStock rating { count } } order { id version paidAmount } customer { id name }
    } }
    pageInfo { hasNextPage endCursor }
  }
}`

/** All changes after a cursor, page by page. */
export async function readChanges(
  who: ApiClient,
  of: string,
  after: string | null = null,
  first = 100,
): Promise<ReadChanges> {
  const changes: Json[] = []
  let cursor = after
  for (;;) {
    const { data, text } = await who.graphql(changesQuery, { of, first, after: cursor })
    if (!data?.changes) throw new Error(`The changes were refused: ${text}`)
    const { edges, pageInfo } = data.changes
    changes.push(...edges.map(({ node }: Json) => node))
    cursor = pageInfo.endCursor
    if (!pageInfo.hasNextPage) return { changes, cursor }
  }
}
