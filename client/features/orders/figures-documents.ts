import { graphql } from '../../__generated__/index.ts'

/**
 * The figures of one person as she typed them; a garment's stand for those in cm too. Measurements have no id to be watched
 * by: whoever reads them unmasks these.
 */
export const TypedFigures_measurements = graphql(`
  fragment BlouseFigures_measurements on BlouseMeasurements {
    chest
    waist
    shoulder
    length
    sleeveLength
    neckDepthFront
    neckDepthBack
  }

  fragment DressFigures_measurements on DressMeasurements {
    chest
    waist
    hip
    length
    sleeveLength
  }

  fragment LehengaFigures_measurements on LehengaMeasurements {
    waist
    hip
    length
  }

  fragment SuitFigures_measurements on SuitMeasurements {
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

  fragment TypedFigures_measurements on Measurements {
    unit
    asTyped {
      blouse {
        ...BlouseFigures_measurements @unmask
      }
      dress {
        ...DressFigures_measurements @unmask
      }
      lehenga {
        ...LehengaFigures_measurements @unmask
      }
      suit {
        ...SuitFigures_measurements @unmask
      }
    }
  }
`)
