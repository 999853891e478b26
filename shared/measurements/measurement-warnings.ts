import { CM_PER_INCH, type LengthUnit } from '../grammars/length.ts'
import type { Garment, Measure } from './garment-measures.ts'
import { type GarmentGuide, measurementGuide } from './measurement-guide.ts'

export type BoundsWarning =
  'LOOKS_LIKE_INCHES' | 'LOOKS_LIKE_CENTIMETRES' | 'UNUSUALLY_SMALL' | 'UNUSUALLY_LARGE'

/** A measurement with the unit in which it was typed. */
export interface MeasuredLength {
  cm: number
  unit: LengthUnit
}

/** A measurement that looks like a mistake. It does not prevent saving. */
export type LengthWarning =
  | { measure: Measure; code: BoundsWarning; other: null }
  /** With the measure that it was compared with. */
  | { measure: Measure; code: 'MORE_THAN_ANOTHER'; other: Measure }

/** What is implausible about a garment's measurements, each measure at most once. */
export function lengthWarnings(
  garment: Garment,
  lengths: Partial<Record<Measure, MeasuredLength>>,
): LengthWarning[] {
  const { bounds, checks } = measurementGuide[garment] as GarmentGuide
  const warnings = (Object.entries(bounds) as [Measure, [number, number]][]).flatMap(
    ([measure, limits]): LengthWarning[] => {
      const length = lengths[measure]
      const code = length && boundsWarning(length, limits)
      return code ? [{ measure, code, other: null }] : []
    },
  )
  const isWarned = (measure: Measure) => warnings.some((warning) => warning.measure === measure)
  for (const [measure, other] of checks) {
    const [one, two] = [lengths[measure], lengths[other]]
    if (!one || !two || one.cm <= two.cm || isWarned(measure) || isWarned(other)) continue
    warnings.push({ measure, code: 'MORE_THAN_ANOTHER', other })
  }
  return warnings
}

/** A value out of range in its own unit but within range in the other was probably meant in the other. */
export function boundsWarning(
  { cm, unit }: MeasuredLength,
  [min, max]: readonly [number, number],
): BoundsWarning | null {
  const within = (value: number) => value >= min && value <= max
  if (within(cm)) return null
  if (unit === 'CM' && within(cm * CM_PER_INCH)) return 'LOOKS_LIKE_INCHES'
  if (unit === 'INCH' && within(cm / CM_PER_INCH)) return 'LOOKS_LIKE_CENTIMETRES'
  return cm < min ? 'UNUSUALLY_SMALL' : 'UNUSUALLY_LARGE'
}

/** The same for one of the owner's fields. With one limit only, nothing says that another unit was meant. */
export function limitWarning(
  length: MeasuredLength,
  { min, max }: { min?: number | null | undefined; max?: number | null | undefined },
): BoundsWarning | null {
  if (min != null && max != null) return boundsWarning(length, [min, max])
  if (min != null && length.cm < min) return 'UNUSUALLY_SMALL'
  return max != null && length.cm > max ? 'UNUSUALLY_LARGE' : null
}
