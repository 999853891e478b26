import type {
  CustomCategory,
  LengthUnit,
  MeasurementsInput,
  TypedMeasurements_MeasurementsFragment as KeptMeasurements,
} from '../../../__generated__/graphql.ts'
import { MAX_LENGTH } from '../../../../shared/grammars/length.ts'
import { type Garment, garmentMeasures, garments } from '../../../../shared/measurements/garment-measures.ts'
import { parseLength } from '../../../lib/parse-length.ts'

/** The garments to measure for a custom order. */
export const garmentOfCustom: Record<CustomCategory, Garment> = {
  BLOUSE: 'blouse',
  DRESS: 'dress',
  LEHENGA: 'lehenga',
}

/** Measurements as typed, by garment and measure; blank means not measured. */
export type TypedMeasurements = {
  unit: LengthUnit
  /** Of the owner's fields, by their ids; absent in copies that this browser stored before there were any. */
  own?: Record<string, string>
} & Record<Garment, Record<string, string>>

export const noMeasurements = (unit: LengthUnit = 'CM'): TypedMeasurements => {
  const blank = (garment: Garment) =>
    Object.fromEntries(garmentMeasures[garment].map((measure) => [measure, '']))
  return { unit, ...perGarment(blank) }
}

export const perGarment = <Value>(convert: (garment: Garment) => Value) =>
  Object.fromEntries(garments.map((garment) => [garment, convert(garment)])) as Record<Garment, Value>

/** As the mutation's input: typed values, null where nothing or an impossible length was typed. */
export const toMeasurementsInput = (typed: TypedMeasurements): MeasurementsInput => ({
  unit: typed.unit,
  own: Object.entries(typed.own ?? {}).map(([fieldId, value]) => ({
    fieldId,
    value: lengthOf(value, typed.unit),
  })),
  ...perGarment((garment) =>
    Object.fromEntries(
      garmentMeasures[garment].map((measure) => [
        measure,
        lengthOf(typed[garment][measure] ?? '', typed.unit),
      ]),
    ),
  ),
})

function lengthOf(value: string, unit: LengthUnit): number | null {
  const number = parseLength(value)
  return number !== null && number <= MAX_LENGTH[unit] ? number : null
}

/** From the schema's type: the typed values. */
export const fromMeasurements = ({ unit, asTyped, own }: KeptMeasurements): TypedMeasurements => ({
  unit,
  own: Object.fromEntries(own.map(({ field, typed }) => [field.id, `${typed}`])),
  ...perGarment((garment) => {
    const lengths = (asTyped[garment] ?? {}) as Record<string, number | string | null | undefined>
    return Object.fromEntries(
      garmentMeasures[garment].map((measure) => [measure, `${lengths[measure] ?? ''}`]),
    )
  }),
})
