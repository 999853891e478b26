import type { Json, ApiClient } from './api-client.ts'
import { sendMutation } from './send-mutation.ts'

const fields = `id rating comments product { id } reply { text repliedAt } hidden { reason hiddenAt }
  orderedProducts { id } updatedAt`

const change = (mutation: string) => (who: ApiClient, input: Json) =>
  sendMutation(who, mutation, input, `feedback { ${fields} }`)

export const replyToFeedback = change('replyToFeedback')
export const hideFeedback = change('hideFeedback')
export const showFeedback = change('showFeedback')
export const linkFeedback = change('linkFeedback')

/** The fields of a list's entries, with their count and rating. */
export const readFeedback = async (who: ApiClient, where: Json = {}): Promise<Json> => {
  const { data, errors } = await who.graphql(
    `query ($where: FeedbackWhere) {
      feedback(where: $where, first: 100) {
        edges { node { ${fields} } } totalCount ratingCounts { rating count }
      }
    }`,
    { where },
  )
  return { ...data?.feedback, nodes: data?.feedback.edges.map(({ node }: Json) => node), errors }
}
