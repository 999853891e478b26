import { graphql } from '../__generated__/index.ts'

/** A promotion as it was applied to a cart, a draft or an order. */
export const AppliedPromotion_fragment = graphql(`
  fragment AppliedPromotion on AppliedPromotion {
    name
    translations {
      locale
      name
    }
    code
    amount
  }
`)
