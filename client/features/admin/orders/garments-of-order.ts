import { msg } from '@lingui/core/macro'
import type {
  TailorMeasurements_MeasurementsFragment as Measured,
  TailoredOrder_OrderFragment,
} from '../../../__generated__/graphql.ts'
import {
  type Garment,
  garmentMeasures,
  garmentsOfCategory,
  type Measure,
} from '../../../../shared/measurements/garment-measures.ts'
import { ownOf } from '../../../lib/own-measurements.ts'
import { garmentOfCustom } from '../../orders/wizard/garment-measures.ts'

/** A made-to-measure garment with its measurements. */
export interface TailoredGarment {
  garment: Garment
  unit: 'CM' | 'INCH'
  measurements: Measurement[]
  /** Of the owner's fields, only what was measured. */
  own: Measured['own']
  warnings: Measured['warnings']
}

export interface Measurement {
  measure: Measure
  /** As typed, in the unit of the garment; null means not measured. */
  typed: number | null
  cm: number | null
}

/** The garments to stitch of a line or a custom order: empty for ready-made items. */
export function tailoredGarments(garments: readonly Garment[], measurements: Measured): TailoredGarment[] {
  const { unit, asTyped, warnings } = measurements
  return garments.map((garment) => {
    const own = ownOf(measurements.own, garment)
    const typed = (asTyped[garment] ?? {}) as Partial<Record<Measure, number | null>>
    const cm = (measurements[garment] ?? {}) as Partial<Record<Measure, number | null>>
    return {
      garment,
      unit,
      measurements: garmentMeasures[garment].map((measure) => ({
        measure,
        typed: typed[measure] ?? null,
        cm: cm[measure] ?? null,
      })),
      own,
      warnings: warnings.filter(({ field }) => field.startsWith(`${garment}.`)),
    }
  })
}

export const garmentsOfItem = ({ productType, category }: TailoredOrder_OrderFragment['items'][number]) =>
  productType === 'TAILOR' ? garmentsOfCategory[category] : []

export const garmentsOfCustomOrder = ({
  customCategory,
}: Pick<TailoredOrder_OrderFragment, 'customCategory'>) =>
  customCategory ? [garmentOfCustom[customCategory]] : []

export const unitNames = { CM: msg`cm`, INCH: msg`in` }
