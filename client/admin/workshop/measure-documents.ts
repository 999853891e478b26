import type { GarmentToMeasureQuery } from '../../__generated__/graphql.ts'
import { graphql } from '../../__generated__/index.ts'

export const GarmentToMeasure_query = graphql(`
  query GarmentToMeasure($code: String!, $withCustomer: Boolean!) {
    garment(code: $code) {
      id
      code
      position
      category
      customerName
      productName
      hindiName: productName(locale: HI, fallback: false)
      isMeasured
      viewerCanGiveMeasurements
      measurements {
        ...TailorMeasurements_measurements
      }
      order {
        id
        customCategory
        viewerCanEdit
        fitHistory {
          ...FitHistory_history
        }
        customerRecord @include(if: $withCustomer) {
          id
          lastMeasurements {
            ...TailorMeasurements_measurements
          }
        }
        garments {
          id
          position
        }
      }
    }
  }
`)

export type GarmentToMeasure = NonNullable<GarmentToMeasureQuery['garment']>

export const SaveGarmentsMeasurements_mutation = graphql(`
  mutation SaveGarmentsMeasurements($input: GiveMeasurementsInput!) {
    giveMeasurements(input: $input) {
      order {
        id
        version
        lacksMeasurements
        garments {
          id
          isMeasured
        }
      }
      userErrors {
        ...UserErrors
      }
    }
  }
`)
