import { CM_PER_INCH, type LengthUnit, readLength, roundTo } from '../../../shared/grammars/length.ts'
import {
  type Garment,
  garmentMeasures,
  garments,
  type Measure,
  type MeasureOf,
} from '../../../shared/measurements/garment-measures.ts'

/** Measurements by garment; null is 'not measured'. */
export type Garments = { [Name in Garment]: Record<MeasureOf<Name>, number | null> | null }

/** The specification's measurements, and those of the owner's fields by the field's id. */
export interface Lengths extends Garments {
  own: Record<string, number | null>
}

/**
 * How a garment was measured: texts as typed, in its unit unless a text names another. Types, not interfaces: Prisma takes only
 * those as JSON.
 */
export type TakenGarment = {
  unit: LengthUnit
  texts: Partial<Record<Measure, string>>
}

export type TakenOwn = {
  unit: LengthUnit
  text: string
}

/** Body measurements in cm (specification, section 3). */
export interface Measurements extends Lengths {
  /** All in inches, where at least one garment was measured in inches; null where none was. */
  inches: Lengths | null
  /** As they were typed. */
  taken: Partial<Record<Garment, TakenGarment>>
  /** The owner's fields as they were typed, by the field's id. */
  takenOwn: Record<string, TakenOwn>
}

/** The stored JSON, in which garments that were never measured are absent. Rows from before texts were stored have no `taken`. */
export type StoredMeasurements = Partial<Garments> & {
  own?: Lengths['own'] | null
  inches?: (Partial<Garments> & { own?: Lengths['own'] | null }) | null
  taken?: Measurements['taken']
  takenOwn?: Measurements['takenOwn']
}

const unmeasured: Garments = { blouse: null, dress: null, lehenga: null, suit: null }

export function toMeasurements(stored: unknown): Measurements {
  const { inches, taken, takenOwn, ...garments } = stored as StoredMeasurements
  const cm = toLengths(garments)
  const measurements = { ...cm, inches: inches ? toLengths(inches) : null }
  return {
    ...measurements,
    taken: taken ?? takenOfNumbers(measurements),
    takenOwn: takenOwn ?? takenOwnOfNumbers(measurements),
  }
}

const toLengths = ({ own, ...stored }: Omit<StoredMeasurements, 'inches'>): Lengths => ({
  ...unmeasured,
  ...stored,
  own: own ?? {},
})

type Numbers = Pick<Measurements, keyof Lengths | 'inches'>

/** The measurements in the one unit in which they can all be shown: inches, where a garment was measured so. */
export const asTyped = (measurements: Numbers): Lengths => measurements.inches ?? measurements

export const unitOf = ({ inches }: Pick<Measurements, 'inches'>): LengthUnit => (inches ? 'INCH' : 'CM')

function takenOfNumbers(measurements: Numbers): Measurements['taken'] {
  const unit = unitOf(measurements)
  const typed = asTyped(measurements)
  return Object.fromEntries(
    garments.flatMap((garment) => {
      const texts = textsOf(typed[garment] ?? {})
      return typed[garment] ? [[garment, { unit, texts }]] : []
    }),
  )
}

const textsOf = (lengths: Record<string, number | null>) =>
  Object.fromEntries(
    Object.entries(lengths).flatMap(([name, value]) => (value === null ? [] : [[name, String(value)]])),
  )

function takenOwnOfNumbers(measurements: Numbers): Measurements['takenOwn'] {
  const unit = unitOf(measurements)
  const texts = textsOf(asTyped(measurements).own)
  return Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, { unit, text }]))
}

/** A measurement as it was taken. */
export interface TakenLength {
  measure: Measure
  text: string
  /** In the unit of its garment. */
  value: number
  cm: number
}

/** What was measured of each garment, as it was taken. */
export function takenGarments(
  measurements: Measurements,
): { garment: Garment; unit: LengthUnit; lengths: TakenLength[] }[] {
  return garments.flatMap((garment) => {
    const taken = measurements.taken[garment]
    const inCm = (measurements[garment] ?? {}) as Partial<Record<Measure, number | null>>
    if (!taken) return []
    const lengths = garmentMeasures[garment].flatMap((measure): TakenLength[] => {
      const [text, cm] = [taken.texts[measure], inCm[measure] ?? null]
      if (text === undefined || cm === null) return []
      return [{ measure, text, value: valueIn(taken.unit, text, taken.unit, cm), cm }]
    })
    return lengths.length > 0 ? [{ garment, unit: taken.unit, lengths }] : []
  })
}

/** A length in a unit: exactly as typed where it was typed in that unit. */
export function valueIn(unit: LengthUnit, text: string, fieldUnit: LengthUnit, cm: number): number {
  if (unit === 'CM') return cm
  const length = readLength(text, fieldUnit)
  if (length.kind !== 'length') return roundTo(cm / CM_PER_INCH, 3)
  return length.unit === 'INCH' ? length.value : roundTo(length.value / CM_PER_INCH, 3)
}

/**
 * All lengths in inches, where something was measured in inches; null otherwise.
 * @param chosen the unit where nothing is measured yet
 */
export function inchesOf(
  { taken, takenOwn, own, ...cm }: Omit<Measurements, 'inches'>,
  chosen: LengthUnit = 'CM',
): Lengths | null {
  const units = [
    ...Object.values(taken).flatMap(({ unit, texts }) => (Object.keys(texts).length > 0 ? [unit] : [])),
    ...Object.values(takenOwn).map(({ unit }) => unit),
  ]
  if (units.length === 0 ? chosen === 'CM' : !units.includes('INCH')) return null
  const inches = (value: number | null, text: string | undefined, unit: LengthUnit) =>
    value === null ? null : valueIn('INCH', text ?? '', unit, value)
  const mapped = garments.map((garment) => {
    const { texts = {}, unit = 'CM' } = taken[garment] ?? {}
    const lengths = Object.entries(cm[garment] ?? {}) as [Measure, number | null][]
    const values = lengths.map(([measure, value]) => [measure, inches(value, texts[measure], unit)])
    return [garment, cm[garment] && Object.fromEntries(values)] as const
  })
  const ownInches = Object.entries(own).map(([id, value]): [string, number | null] => {
    const { text, unit = 'CM' } = takenOwn[id] ?? {}
    return [id, inches(value, text, unit)]
  })
  return { ...(Object.fromEntries(mapped) as Garments), own: Object.fromEntries(ownInches) }
}

/** Whether anything was measured. */
export const isMeasured = (measurements: Lengths): boolean =>
  [...garments.map((garment) => measurements[garment]), measurements.own].some((lengths) =>
    Object.values(lengths ?? {}).some((value) => value !== null),
  )

/** Whether the same was measured, and is written in the same way. */
export const areSameMeasurements = (one: Measurements, other: Measurements): boolean =>
  written(one) === written(other)

function written(measurements: Measurements): string {
  const own = Object.entries(measurements.own)
    .flatMap(([id, cm]) => (cm === null ? [] : [[id, measurements.takenOwn[id] ?? cm] as const]))
    .sort(([one], [other]) => (one < other ? -1 : 1))
  return JSON.stringify([takenGarments(measurements), own])
}
