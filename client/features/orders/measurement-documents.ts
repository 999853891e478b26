import { graphql } from '../../__generated__/index.ts'

/**
 * The measurements of one person as typed; a garment's fields are the same in cm. Measurements have no
 * id, so their fragments can't be watched: the reader unmasks them.
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
    own {
      field {
        id
        garment
        name
        hindiName: name(locale: HI)
      }
      value
      typed
    }
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
        hindiName: name(locale: HI)
        min
        max
        isForShoppers
        isRemoved
      }
    }
  }
`)
