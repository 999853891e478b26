import { graphql } from '../../__generated__/index.ts'

/**
 * The figures of one person as she typed them; a garment's stand for those in cm too. Measurements have no id to be watched
 * by: whoever reads them unmasks these.
 */
export const TypedMeasurements_measurements = graphql(`
  fragment TypedBlouse_measurements on BlouseMeasurements {
    chest
    waist
    shoulder
    length
    sleeveLength
    neckDepthFront
    neckDepthBack
  }

  fragment TypedDress_measurements on DressMeasurements {
    chest
    waist
    hip
    length
    sleeveLength
  }

  fragment TypedLehenga_measurements on LehengaMeasurements {
    waist
    hip
    length
  }

  fragment TypedSuit_measurements on SuitMeasurements {
    chest
    waist
    hip
    shoulder
    length
    sleeveLength
    neckDepthFront
    neckDepthBack
    bottomLength
  }

  fragment TypedMeasurements_measurements on Measurements {
    unit
    asTyped {
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
  }
`)
