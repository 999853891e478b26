import { CM_PER_INCH, roundTo, unitOfText } from '../../../shared/grammars/length.ts'
import type { Garment, Measure } from '../../../shared/measurements/garment-measures.ts'
import {
  type BoundsWarning,
  lengthWarnings,
  type LengthWarning,
  type MeasuredLength,
} from '../../../shared/measurements/measurement-warnings.ts'
import { type Measurements, takenGarments } from './measurements.ts'

export type MeasurementWarningCode = LengthWarning['code']

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
export const measurementWarnings = (measurements: Measurements): MeasurementWarning[] =>
  takenGarments(measurements).flatMap(({ garment, unit, lengths }) => {
    const measured: Partial<Record<Measure, MeasuredLength>> = Object.fromEntries(
      lengths.map(({ measure, text, cm }) => [measure, { cm, unit: unitOfText(text, unit) }]),
    )
    const say = (measure: Measure) => saidLength(measured[measure]!)
    return lengthWarnings(garment, measured).map((warning) => {
      const { measure, code, other } = warning
      const name = capital(names[measure])
      const message =
        other === null
          ? `${name}: ${say(measure)} ${warningSentences[code]}`
          : `${name}: ${say(measure)} is more than the ${names[other]} of ${say(other)}. Please measure both again.`
      return { garment, measure, code, other, message }
    })
  })

export const saidLength = ({ cm, unit }: MeasuredLength): string =>
  unit === 'CM' ? `${cm} cm` : `${roundTo(cm / CM_PER_INCH, 1)} inches`

/** What follows the length. */
export const warningSentences: Record<BoundsWarning, string> = {
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
