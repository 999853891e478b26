import { graphql } from '../../__generated__/index.ts'

/** The measurements of one person as typed, and in cm. */
export const TypedMeasurements_measurements = graphql(`
  fragment TypedMeasurements_measurements on Measurements {
    unit
    own {
      field {
        id
        garment
        name
        translations {
          locale
          name
        }
      }
      value
      text
      unit
    }
    taken {
      garment
      unit
      lengths {
        measure
        text
        cm
      }
    }
  }
`)

/** What staff should know before they measure a customer again. */
export const FitHistory_history = graphql(`
  fragment FitHistory_history on FitHistory {
    notes {
      id
      text
      at
      name
    }
    alterations {
      orderNumber
      details
      at
    }
  }
`)

/** What the owner has measured beyond the specification's measurements. */
export const MeasurementFields_query = graphql(`
  query MeasurementFields {
    measurementFields {
      version
      fields {
        id
        garment
        name
        translations {
          locale
          name
        }
        min
        max
        isForShoppers
        isRemoved
      }
    }
  }
`)
