import { graphql } from '../../__generated__/index.ts'

export const StyleOptionForm_option = graphql(`
  fragment StyleOptionForm_option on StyleOption {
    id
    version
    part
    garments
    name
    translations {
      locale
      name
    }
    drawing
    image
    price
    extraDays
    quantity
    unit
    unitPrice
    material {
      id
      name
      color
    }
    position
    isActive
    excludes {
      id
    }
  }
`)

export const AdminStyleBook_query = graphql(`
  query AdminStyleBook {
    styleOptions(includeInactive: true) {
      id
      ...StyleOptionForm_option
    }
  }
`)

export const SaveStyleOption_mutation = graphql(`
  mutation SaveStyleOption($input: SaveStyleOptionInput!) {
    saveStyleOption(input: $input) {
      styleOption {
        id
        ...StyleOptionForm_option
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)

export const DeleteStyleOption_mutation = graphql(`
  mutation DeleteStyleOption($input: DeleteStyleOptionInput!) {
    deleteStyleOption(input: $input) {
      deletedStyleOptionId
      styleOption {
        id
        isActive
        version
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
