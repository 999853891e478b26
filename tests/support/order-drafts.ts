import type { Json, ApiClient } from './api-client.ts'
import { fields } from './fields.ts'

export const readDraft = async (who: ApiClient, id: string) =>
  (await who.graphql(`query ($id: ID!) { orderDraft(id: $id) { ${fields.OrderDraft} } }`, { id })).data
    ?.orderDraft
export const listDrafts = async (who: ApiClient, query: Json = {}) =>
  who.graphql(
    `query ($first: Int! = 24, $after: String) {
      orderDrafts(first: $first, after: $after) { edges { node { id } } pageInfo { hasNextPage endCursor } totalCount }
    }`,
    query,
  )
