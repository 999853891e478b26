import { graphql } from '../../__generated__/index.ts'

export const PromotionForm_promotion = graphql(`
  fragment PromotionForm_promotion on Promotion {
    id
    version
    name
    translations {
      locale
      name
    }
    code
    kind
    percent
    amount
    minimumTotal
    maximumDiscount
    categories
    firstOrderOnly
    startsOn
    endsOn
    usageLimit
    usageLimitPerCustomer
    used
    isActive
    status
  }
`)

export const AdminPromotions_query = graphql(`
  query AdminPromotions($after: String) {
    promotions(first: 50, after: $after) {
      totalCount
      totalCountIsCapped
      pageInfo {
        hasNextPage
        endCursor
      }
      edges {
        cursor
        node {
          id
          ...PromotionForm_promotion
        }
      }
    }
  }
`)

export const AdminPromotion_query = graphql(`
  query AdminPromotion($id: ID!) {
    promotion(id: $id) {
      id
      ...PromotionForm_promotion
    }
  }
`)

export const SavePromotion_mutation = graphql(`
  mutation SavePromotion($input: SavePromotionInput!) {
    savePromotion(input: $input) {
      promotion {
        id
        ...PromotionForm_promotion
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeletePromotion_mutation = graphql(`
  mutation DeletePromotion($input: DeletePromotionInput!) {
    deletePromotion(input: $input) {
      deletedPromotionId
      userErrors {
        ...UserErrors
      }
    }
  }
`)
