import type { Json, Visitor } from './visitor.ts'

const entryFields = `id name email profilePicture rating comments screenshotUrl product { id } createdAt updatedAt
  isOwner viewerCanEdit viewerCanDelete`
const errors = 'userErrors { field code message }'

/** One of the three mutations, with the payload's fields beside the answer's. */
export const changeFeedback = async (who: Visitor, name: string, input: Json) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const result = name === 'deleteFeedback' ? 'deletedFeedbackId' : `feedback { ${entryFields} }`
  const answer = await who.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} ${errors} } }`,
    { input },
  )
  return { ...answer, ...answer.data?.[name] }
}
export const say = (who: Visitor, input: Json = {}) =>
  changeFeedback(who, 'addFeedback', { rating: 5, comments: 'A perfect fit.', ...input })

export const listFeedback = async (who: Visitor, query: Json = {}) => {
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
export const findFeedback = async (who: Visitor, id: string) =>
  (await listFeedback(who)).nodes.find((node: Json) => node.id === id)
