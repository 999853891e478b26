import { graphql } from '../../__generated__/index.ts'

/** A garment of an order with the stage that it is in. */
export const OrderGarment_garment = graphql(`
  fragment OrderGarment_garment on Garment {
    id
    code
    stage {
      id
      kind
      name
      translations {
        locale
        name
      }
    }
  }
`)
