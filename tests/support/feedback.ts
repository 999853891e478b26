import type { ApiClient, Input, Json } from './api-client.ts'
import { fields } from './fields.ts'

export const say = (who: ApiClient, input: Partial<Input<'addFeedback'>> = {}) =>
  who.mutate('addFeedback', { rating: 5, comments: 'A perfect fit.', ...input })

export const listFeedback = async (who: ApiClient, query: Json = {}) => {
  const { data, errors, text } = await who.graphql(
    `query ($where: FeedbackWhere, $sort: FeedbackSort! = HIGHEST_RATED, $first: Int! = 100, $after: String) {
      feedback(where: $where, sort: $sort, first: $first, after: $after) {
        edges { cursor node { ${fields.Feedback} } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )
  return { nodes: data?.feedback.edges.map(({ node }: Json) => node), ...data?.feedback, errors, text }
}
export const findFeedback = async (who: ApiClient, id: string) =>
  (await listFeedback(who)).nodes.find((node: Json) => node.id === id)
