import { graphql } from '../../../__generated__/index.ts'

export const OrderPhotos_fragment = graphql(`
  fragment OrderPhotos on OrderPhoto {
    url
    category
    stage {
      id
      name
      translations {
        locale
        name
      }
    }
    takenAt
  }
`)
