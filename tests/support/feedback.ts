import type { Json, ApiClient } from './api-client.ts'

const entryFields = `id name email profilePicture rating comments screenshotUrl product { id } createdAt updatedAt
  isOwner viewerCanEdit viewerCanDelete`
const errors = 'userErrors { field code message }'

/** One of the three mutations, with the payload's fields beside the response's. */
export const changeFeedback = async (who: ApiClient, name: string, input: Json) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const result = name === 'deleteFeedback' ? 'deletedFeedbackId' : `feedback { ${entryFields} }`
  const response = await who.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} ${errors} } }`,
    { input },
  )
  return { ...response, ...response.data?.[name] }
}
export const say = (who: ApiClient, input: Json = {}) =>
  changeFeedback(who, 'addFeedback', { rating: 5, comments: 'A perfect fit.', ...input })

export const listFeedback = async (who: ApiClient, query: Json = {}) => {
  const { data, errors, text } = await who.graphql(
    `query ($where: FeedbackWhere, $sort: FeedbackSort! = HIGHEST_RATED, $first: Int! = 100, $after: String) {
      feedback(where: $where, sort: $sort, first: $first, after: $after) {
        edges { cursor node { ${entryFields} } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )
  return { nodes: data?.feedback.edges.map(({ node }: Json) => node), ...data?.feedback, errors, text }
}
export const findFeedback = async (who: ApiClient, id: string) =>
  (await listFeedback(who)).nodes.find((node: Json) => node.id === id)
