import type { Garment, Measure } from '../../../shared/measurements/garment-measures.ts'
import { type GarmentGuide, measurementGuide } from './measurement-guide.ts'
import { cmPerInch, type LengthUnit, type Measurements, roundTo, unitOf } from './measurements.ts'

export type MeasurementWarningCode =
  'LOOKS_LIKE_INCHES' | 'LOOKS_LIKE_CENTIMETRES' | 'UNUSUALLY_SMALL' | 'UNUSUALLY_LARGE' | 'MORE_THAN_ANOTHER'

/** A measurement that looks like a mistake. It does not prevent saving. */
export interface MeasurementWarning {
  garment: Garment
  measure: Measure
  code: MeasurementWarningCode
  /** The other measure that it was compared with, for MORE_THAN_ANOTHER. */
  other: Measure | null
  /** A sentence for the shopper, in the unit that was typed. */
  message: string
}

/** Measurements outside the guide's ranges, by garment, each measure at most once. */
export function measurementWarnings(measurements: Measurements): MeasurementWarning[] {
  const unit = unitOf(measurements)
  return (Object.keys(measurementGuide) as Garment[]).flatMap((garment) => {
    const values = measurements[garment]
    return values ? [...warningsOf(garment, values, unit)] : []
  })
}

type Values = Partial<Record<Measure, number | null>>

function* warningsOf(garment: Garment, values: Values, unit: LengthUnit): Generator<MeasurementWarning> {
  const guide = measurementGuide[garment] as GarmentGuide
  const warned = new Set<Measure>()
  const say = (cm: number) => (unit === 'CM' ? `${cm} cm` : `${roundTo(cm / cmPerInch, 1)} inches`)
  for (const [measure, bounds] of Object.entries(guide.bounds) as [Measure, [number, number]][]) {
    const cm = values[measure] ?? null
    const code = cm === null ? null : outOfBounds(cm, bounds, unit)
    if (cm === null || code === null) continue
    warned.add(measure)
    const message = `${capital(names[measure])}: ${say(cm)} ${sentences[code]}`
    yield { garment, measure, code, other: null, message }
  }
  for (const [measure, other] of guide.checks) {
    const [one, two] = [values[measure] ?? null, values[other] ?? null]
    if (one === null || two === null || one <= two || warned.has(measure) || warned.has(other)) continue
    warned.add(measure)
    const message = `${capital(names[measure])}: ${say(one)} is more than the ${names[other]} of ${say(two)}. Please measure both again.`
    yield { garment, measure, code: 'MORE_THAN_ANOTHER', other, message }
  }
}

type BoundsCode = Exclude<MeasurementWarningCode, 'MORE_THAN_ANOTHER'>

/** A value out of range in its own unit but within range in the other was probably meant in the other. */
function outOfBounds(cm: number, [min, max]: [number, number], unit: LengthUnit): BoundsCode | null {
  const within = (value: number) => value >= min && value <= max
  if (within(cm)) return null
  if (unit === 'CM' && within(cm * cmPerInch)) return 'LOOKS_LIKE_INCHES'
  if (unit === 'INCH' && within(cm / cmPerInch)) return 'LOOKS_LIKE_CENTIMETRES'
  return cm < min ? 'UNUSUALLY_SMALL' : 'UNUSUALLY_LARGE'
}

const sentences: Record<BoundsCode, string> = {
  LOOKS_LIKE_INCHES: 'looks like inches. Choose inches, or measure again.',
  LOOKS_LIKE_CENTIMETRES: 'looks like centimetres. Choose cm, or measure again.',
  UNUSUALLY_SMALL: 'is unusually small. Please measure again.',
  UNUSUALLY_LARGE: 'is unusually large. Please measure again.',
}

const names: Record<Measure, string> = {
  chest: 'chest',
  waist: 'waist',
  hip: 'hip',
  shoulder: 'shoulder',
  length: 'length',
  sleeveLength: 'sleeve length',
  neckDepthFront: 'front neck depth',
  neckDepthBack: 'back neck depth',
  bottomLength: 'bottom length',
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
