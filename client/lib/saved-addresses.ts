import { graphql } from '../__generated__/index.ts'

export const SavedAddress_fields = graphql(`
  fragment SavedAddress_fields on SavedAddress {
    id
    label
    name
    phone
    street
    city
    state
    pincode
    isDefault
  }
`)

export const SavedAddresses_query = graphql(`
  query SavedAddresses {
    savedAddresses {
      ...SavedAddress_fields
    }
  }
`)
