import { graphql } from '../../__generated__/index.ts'

/** Measurements of one person as typed, with what looks like a mistake. */
export const TailorMeasurements_measurements = graphql(`
  fragment TailorMeasurements_measurements on Measurements {
    ...TypedMeasurements_measurements
    warnings {
      field
      code
      other
      message
    }
    own {
      warning
    }
  }
`)
