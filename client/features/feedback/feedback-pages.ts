import { graphql } from '../../__generated__/index.ts'

export const FeedbackPages_query = graphql(`
  query FeedbackPages($where: FeedbackWhere, $first: Int!, $after: String) {
    feedback(where: $where, first: $first, after: $after) {
      totalCount
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...FeedbackCard_feedback
          ...BestReviews_feedback
        }
      }
    }
  }
`)

/** The home page's list, in batches of twelve: specification, section 2. */
export const homeFeedback = { first: 12 }

/** A product page's list, in batches of six. */
export const productFeedback = (productId: string) => ({ where: { productId }, first: 6 })
