import type {
  LengthUnit,
  TailorMeasurements_MeasurementsFragment as Measured,
  TailoredOrder_OrderFragment,
} from '../../__generated__/graphql.ts'
import {
  type Garment,
  garmentMeasures,
  garmentsOfCategory,
  type Measure,
} from '../../../shared/measurements/garment-measures.ts'
import { measureOf } from '../../lib/measure-names.ts'
import { measuredGarment, ownOf } from '../../lib/own-measurements.ts'
import { garmentOfCustom } from '../../shop/orders/wizard/garment-measures.ts'

/** A made-to-measure garment with its measurements. */
export interface TailoredGarment {
  garment: Garment
  measurements: Measurement[]
  /** Of the owner's fields, only what was measured. */
  own: Measured['own']
  warnings: Measured['warnings']
}

export interface Measurement {
  measure: Measure
  /** As typed; null means not measured. */
  text: string | null
  /** The unit of the garment. */
  unit: LengthUnit
  cm: number | null
}

/** The garments to stitch of a line or a custom order: empty for ready-made items. */
export function tailoredGarments(garments: readonly Garment[], measurements: Measured): TailoredGarment[] {
  const { taken, warnings } = measurements
  return garments.map((garment) => {
    const own = ownOf(measurements.own, garment)
    const { unit = 'CM', lengths = [] } =
      taken.find((each) => each.garment === measuredGarment[garment]) ?? {}
    return {
      garment,
      measurements: garmentMeasures[garment].map((measure) => {
        const length = lengths.find((each) => measureOf[each.measure] === measure)
        return { measure, unit, text: length?.text ?? null, cm: length?.cm ?? null }
      }),
      own,
      warnings: warnings.filter(({ field }) => field.startsWith(`${garment}.`)),
    }
  })
}

export const garmentsOfItem = ({
  needsMeasurements,
  category,
}: TailoredOrder_OrderFragment['items'][number]) => (needsMeasurements ? garmentsOfCategory[category] : [])

export const garmentsOfCustomOrder = ({
  customCategory,
}: Pick<TailoredOrder_OrderFragment, 'customCategory'>) =>
  customCategory ? [garmentOfCustom[customCategory]] : []
