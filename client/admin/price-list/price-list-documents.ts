import { graphql } from '../../__generated__/index.ts'

export const PriceList_query = graphql(`
  query PriceList {
    priceList {
      version
      garments {
        id
        name
        category
        price
        needsMeasurements
        supply
      }
      addOns {
        id
        name
        price
      }
    }
  }
`)
