import { graphql } from '../../__generated__/index.ts'

export const TailorInList_fragment = graphql(`
  fragment TailorInList on Tailor {
    id
    name
    phone
    language
    isActive
    hasPin
    due
    advance
    version
  }
`)

export const AdminTailors_query = graphql(`
  query AdminTailors {
    tailors(includeInactive: true) {
      ...TailorInList
    }
  }
`)

export const SaveTailor_mutation = graphql(`
  mutation SaveTailor($input: SaveTailorInput!) {
    saveTailor(input: $input) {
      tailor {
        ...TailorInList
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const PayTailor_mutation = graphql(`
  mutation PayTailor($input: PayTailorInput!) {
    payTailor(input: $input) {
      tailor {
        ...TailorInList
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
