import { graphql } from '../../__generated__/index.ts'

export const AlterationJob_alteration = graphql(`
  fragment AlterationJob_alteration on Alteration {
    id
    details
    requestedAt
    isAfterTrial
    garment {
      id
      code
    }
    tailor {
      id
      name
    }
    dueDate
    isOverdue
    completedAt
    completedBy
    version
  }
`)

export const AdminAlterations_query = graphql(`
  query AdminAlterations($after: String) {
    alterations(first: 24, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          ...AlterationJob_alteration
          order {
            id
            orderNumber
            customer {
              name
            }
          }
        }
      }
    }
  }
`)

/** Who can be given an alteration. */
export const TailorNames_query = graphql(`
  query TailorNames {
    tailors {
      id
      name
    }
  }
`)

export const AssignAlteration_mutation = graphql(`
  mutation AssignAlteration($input: AssignAlterationInput!) {
    assignAlteration(input: $input) {
      alteration {
        ...AlterationJob_alteration
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
