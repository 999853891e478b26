import { graphql } from '../../__generated__/index.ts'

export const AdminOccasions_query = graphql(`
  query AdminOccasions {
    viewer {
      id
      role
    }
    occasions(includeHidden: true) {
      ...AdminOccasions_occasion
    }
  }
`)

export const AdminOccasions_occasion = graphql(`
  fragment AdminOccasions_occasion on Occasion {
    id
    name
    translations {
      locale
      name
    }
    synonyms
    garments
    colors
    works
    fabrics
    tags
    isShown
    version
  }
`)

export const SaveOccasions_mutation = graphql(`
  mutation SaveOccasions($input: SaveOccasionsInput!) {
    saveOccasions(input: $input) {
      occasions {
        ...AdminOccasions_occasion
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
