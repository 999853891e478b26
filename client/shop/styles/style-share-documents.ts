import { graphql } from '../../__generated__/index.ts'

export const StyleShare_share = graphql(`
  fragment StyleShare_share on StyleShare {
    id
    token
    sharerName
    product {
      id
      slug
      productName
      hindiName: productName(locale: HI, fallback: false)
      images {
        url
        alt
      }
    }
    customCategory
    category
    variants {
      number
      style {
        name
        translations {
          locale
          name
        }
        price
      }
      flats {
        garment
        svg
        hindiSvg: svg(locale: HI)
        png
      }
      price
      readyBy
      votes
    }
    createdAt
    expiresAt
    likes
    dislikes
    viewerLikes
    viewerVariant
    isOwner
  }
`)

export const SharedStylePage_query = graphql(`
  query SharedStylePage($token: String!) {
    styleShare(token: $token) {
      ...StyleShare_share
    }
  }
`)
