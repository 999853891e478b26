import type { GarmentStyle } from '../../shared/garment-flat/style.ts'
import type { Measure } from '../../shared/measurements/garment-measures.ts'
import type { TypedMeasurements_MeasurementsFragment as StoredMeasurements } from '../__generated__/graphql.ts'
import { measureOf } from './measure-names.ts'
import { measuredGarment } from './own-measurements.ts'

/** A garment's measurements in cm; a saree is drawn to those of its blouse. */
export function measuresOf(
  { taken }: Pick<StoredMeasurements, 'taken'>,
  { garment }: GarmentStyle,
): Partial<Record<Measure, number>> {
  const name = measuredGarment[garment === 'saree' ? 'blouse' : garment]
  const { lengths = [] } = taken.find((each) => each.garment === name) ?? {}
  return Object.fromEntries(lengths.map(({ measure, cm }) => [measureOf[measure], cm]))
}
