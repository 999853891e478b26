import { graphql } from '../../__generated__/index.ts'

export const HeldSale_heldSale = graphql(`
  fragment HeldSale_heldSale on HeldSale {
    id
    kind
    label
    pieces
    heldAt
    heldBy
    formVersion
  }
`)

export const HeldSales_query = graphql(`
  query HeldSales {
    heldSales {
      ...HeldSale_heldSale
    }
  }
`)

export const HoldSale_mutation = graphql(`
  mutation HoldSale($input: HoldSaleInput!) {
    holdSale(input: $input) {
      heldSale {
        ...HeldSale_heldSale
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const TakeUpSale_mutation = graphql(`
  mutation TakeUpSale($input: TakeUpSaleInput!) {
    takeUpSale(input: $input) {
      heldSale {
        id
        customer {
          id
          name
          phone
        }
      }
      form
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DiscardHeldSale_mutation = graphql(`
  mutation DiscardHeldSale($input: DiscardHeldSaleInput!) {
    discardHeldSale(input: $input) {
      discardedHeldSaleId
      userErrors {
        ...UserErrors
      }
    }
  }
`)
