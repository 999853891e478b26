import type { Json, ApiClient } from './api-client.ts'
import { moderated } from './fields.ts'

/** The fields of a list's entries, with their count and rating. */
export const readFeedback = async (who: ApiClient, where: Json = {}): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `query ($where: FeedbackWhere) {
      feedback(where: $where, first: 100) {
        edges { node { ${moderated} } } totalCount ratingCounts { rating count }
      }
    }`,
    { where },
  )
  return { ...data?.feedback, nodes: data?.feedback.edges.map(({ node }: Json) => node), errors }
}
