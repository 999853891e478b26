import { graphql } from '../../__generated__/index.ts'

export const ContactForm_customer = graphql(`
  fragment ContactForm_customer on Customer {
    id
    name
    phone
    email
    street
    city
    state
    pincode
    birthday
    gstin
    notes
    hasAccount
  }
`)

export const SaveCustomer_mutation = graphql(`
  mutation SaveCustomer($input: SaveCustomerInput!) {
    saveCustomer(input: $input) {
      customer {
        ...ContactForm_customer
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
