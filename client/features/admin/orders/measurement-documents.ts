import { graphql } from '../../../__generated__/index.ts'

/** Measurements of one person, in cm; and as typed, too. */
export const TailorMeasurements_measurements = graphql(`
  fragment GarmentMeasurements_measurements on Measurements {
    blouse {
      ...TypedBlouse_measurements @unmask
    }
    dress {
      ...TypedDress_measurements @unmask
    }
    lehenga {
      ...TypedLehenga_measurements @unmask
    }
    suit {
      ...TypedSuit_measurements @unmask
    }
  }

  fragment TailorMeasurements_measurements on Measurements {
    ...TypedMeasurements_measurements @unmask
    ...GarmentMeasurements_measurements @unmask
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
