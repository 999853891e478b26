import type {
  CustomCategory,
  LengthUnit,
  MeasurementsInput,
  TypedMeasurements_MeasurementsFragment as StoredMeasurements,
} from '../../../__generated__/graphql.ts'
import { type Garment, garmentMeasures, garments } from '../../../../shared/measurements/garment-measures.ts'
import {
  lengthInputs,
  type OriginalLength,
  ownNameOf,
  type TypedLengths,
  typedLengthsOf,
} from '../../../lib/typed-lengths.ts'

/** The garments to measure for a custom order. */
export const garmentOfCustom: Record<CustomCategory, Garment> = {
  BLOUSE: 'blouse',
  DRESS: 'dress',
  LEHENGA: 'lehenga',
}

/**
 * Measurements as the form holds them, by garment and measure; blank means not measured. What is absent in copies that a
 * browser stored before it existed is optional. `units` and `originals` are lists, since names of fields with a point are
 * paths to the form.
 */
export type TypedMeasurements = {
  /** Of the garments that have none in `units`. */
  unit: LengthUnit
  units?: { name: string; unit: LengthUnit }[]
  originals?: (OriginalLength & { name: string })[]
  /** Of the owner's fields, by their ids. */
  own?: Record<string, string>
} & Record<Garment, Record<string, string>>

export const noMeasurements = (unit: LengthUnit = 'CM'): TypedMeasurements => {
  const blank = (garment: Garment) =>
    Object.fromEntries(garmentMeasures[garment].map((measure) => [measure, '']))
  return { unit, ...perGarment(blank) }
}

export const perGarment = <Value>(convert: (garment: Garment) => Value) =>
  Object.fromEntries(garments.map((garment) => [garment, convert(garment)])) as Record<Garment, Value>

export function lengthsOf(typed: TypedMeasurements): TypedLengths {
  const { own = {}, units = [], originals = [] } = typed
  const common = garments.flatMap((garment) =>
    Object.entries(typed[garment]).map(([measure, text]) => [`${garment}.${measure}`, text] as const),
  )
  const owned = Object.entries(own).map(([id, text]) => [ownNameOf({ id }), text] as const)
  return {
    texts: Object.fromEntries([...common, ...owned].filter(([, text]) => text)),
    units: Object.fromEntries(units.map(({ name, unit }) => [name, unit])),
    originals: Object.fromEntries(originals.map(({ name, text, unit }) => [name, { text, unit }])),
  }
}

export function ofLengths({ texts, units, originals }: TypedLengths, unit: LengthUnit): TypedMeasurements {
  const own = Object.entries(texts).flatMap(([name, text]) =>
    name.startsWith('own.') ? [[name.slice('own.'.length), text] as const] : [],
  )
  return {
    unit,
    units: Object.entries(units).map(([name, unit]) => ({ name, unit })),
    originals: Object.entries(originals).map(([name, original]) => ({ name, ...original })),
    own: Object.fromEntries(own),
    ...perGarment((garment) =>
      Object.fromEntries(
        garmentMeasures[garment].map((measure) => [measure, texts[`${garment}.${measure}`] ?? '']),
      ),
    ),
  }
}

/** As the mutation's input. What is no length yet stays in this browser, and stops placing the order. */
export const toMeasurementsInput = (typed: TypedMeasurements): MeasurementsInput =>
  lengthInputs(lengthsOf(typed), garments, typed.unit)

/** From the schema's type: as it was typed. */
export const fromMeasurements = (measurements: StoredMeasurements): TypedMeasurements =>
  ofLengths(typedLengthsOf(measurements), measurements.unit)
