import type { AlterationChoicesQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const AlterationChoices_query = graphql(`
  query AlterationChoices($id: ID!) {
    order(id: $id) {
      id
      orderNumber
      orderStatus
      deliveryDate
      customer {
        name
      }
      timeline {
        status
        at
      }
      alterations {
        id
      }
      garments {
        id
        code
        productName
        hindiName: productName(locale: HI, fallback: false)
        category
        tailor {
          id
        }
      }
    }
    tailors {
      id
      name
    }
  }
`)

export type OrderToAlter = NonNullable<AlterationChoicesQuery['order']>
export type AlterationTailor = AlterationChoicesQuery['tailors'][number]

export const AddAlteration_mutation = graphql(`
  mutation AddAlteration($input: AddAlterationInput!) {
    addAlteration(input: $input) {
      order {
        id
        ...OrderProgress_order
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
