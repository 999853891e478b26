import type { FeedbackSort } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const FeedbackPages_query = graphql(`
  query FeedbackPages(
    $where: FeedbackWhere
    $sort: FeedbackSort! = HIGHEST_RATED
    $first: Int!
    $after: String
  ) {
    feedback(where: $where, sort: $sort, first: $first, after: $after) {
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

/** The viewer's own list, and that of all others, in batches of six: specification, section 9. */
export const feedbackOf = ({ mine }: { mine: boolean }) => ({ where: { mine }, first: 6 })

/** A product page's list, in batches of six. */
export const productFeedback = (productId: string, sort: FeedbackSort = 'HIGHEST_RATED') => ({
  where: { productId },
  sort,
  first: 6,
})
