import { graphql } from '../../__generated__/index.ts'

export const PriceList_query = graphql(`
  query PriceList {
    priceList {
      version
      garments {
        id
        name
        translations {
          locale
          name
        }
        category
        price
        needsMeasurements
        supply
      }
      addOns {
        id
        name
        translations {
          locale
          name
        }
        price
        days
      }
    }
  }
`)
