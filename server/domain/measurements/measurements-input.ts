import { z } from 'zod'
import {
  type LengthUnit,
  lengthText,
  MAX_LENGTH,
  readLength,
  roundTo,
} from '../../../shared/grammars/length.ts'
import { garmentMeasures, garments } from '../../../shared/measurements/garment-measures.ts'
import { uniqueBy } from '../validation.ts'
import {
  inchesOf,
  type Measurements,
  type StoredMeasurements,
  type TakenGarment,
  toMeasurements,
} from './measurements.ts'

const unit = z.enum(['CM', 'INCH'])

/** A number in the field's unit, or a text of the grammar of lengths. */
const length = z.union([z.number(), z.string()]).nullish()

const garment = <Name extends string>(names: readonly Name[]) =>
  z
    .object(Object.fromEntries(names.map((name) => [name, length])) as Record<Name, typeof length>)
    .extend({ unit: unit.nullish() })
    .nullish()

const typed = z.object({
  unit: unit.default('CM'),
  blouse: garment(garmentMeasures.blouse),
  dress: garment(garmentMeasures.dress),
  lehenga: garment(garmentMeasures.lehenga),
  suit: garment(garmentMeasures.suit),
  own: z
    .array(z.object({ fieldId: z.string(), value: length, unit: unit.nullish() }))
    .max(100)
    .superRefine(uniqueBy('fieldId', ({ fieldId }) => fieldId, /*i18n*/ 'Each measurement is given once.'))
    .nullish(),
})

type Path = (string | number)[]
/** Null for what is not measured. */
type Read = { cm: number; text: string } | null

/**
 * Reads the input as it is stored: cm in steps of a millimetre, the same in inches where something was measured in inches, and
 * the texts. Blank, 0 and a number that is rounded to 0 are 'not measured'; what is no length is refused at its field.
 */
export const measurementsInput = typed.transform((input, context): StoredMeasurements => {
  const read = (value: z.infer<typeof length>, unit: LengthUnit, path: Path): Read => {
    const result = readInput(value, unit)
    if (result === null || 'text' in result) return result
    context.addIssue({ ...result.issue, input: value, path })
    return null
  }
  const stored: StoredMeasurements = {}
  const taken: Measurements['taken'] = {}
  const takenOwn: Measurements['takenOwn'] = {}
  for (const name of garments) {
    const given: Record<string, z.infer<typeof length>> | null | undefined = input[name]
    if (given == null) {
      if (given === null) stored[name] = null
      continue
    }
    const own: TakenGarment = { unit: (given.unit as LengthUnit | null | undefined) ?? input.unit, texts: {} }
    const lengths = garmentMeasures[name].flatMap((measure) => {
      if (given[measure] === undefined) return []
      const found = read(given[measure], own.unit, [name, measure])
      if (found) own.texts[measure] = found.text
      return [[measure, found?.cm ?? null] as const]
    })
    Object.assign(stored, { [name]: Object.fromEntries(lengths) })
    taken[name] = own
  }
  if (input.own) stored.own = {}
  for (const [index, { fieldId, value, unit = null }] of (input.own ?? []).entries()) {
    const found = read(value, unit ?? input.unit, ['own', index])
    stored.own![fieldId] = found?.cm ?? null
    if (found) takenOwn[fieldId] = { unit: unit ?? input.unit, text: found.text }
  }
  const inches = inchesOf({ ...toMeasurements(stored), taken, takenOwn }, input.unit)
  return { ...stored, ...(inches && { inches }), taken, takenOwn }
})

const notALength = /*i18n*/ 'Write a length, such as 36.5 or 36 1/2.'

type Refusal =
  | { issue: { code: 'custom'; message: string } }
  | { issue: { code: 'too_small'; origin: 'number'; minimum: number } }
  | { issue: { code: 'too_big'; origin: 'number'; maximum: number } }

function readInput(value: z.infer<typeof length>, unit: LengthUnit): Read | Refusal {
  if (value == null) return null
  if (typeof value === 'number') return readNumber(value, unit)
  const length = readLength(value, unit)
  if (length.kind === 'none') return null
  if (length.kind === 'unreadable') return { issue: { code: 'custom', message: notALength } }
  if (length.kind === 'too-long') return tooLong(length.most)
  return { cm: length.cm, text: lengthText(value) }
}

/** In steps of a millimetre, or of a thousandth of an inch, which hold an eighth exactly. */
function readNumber(value: number, unit: LengthUnit): Read | Refusal {
  if (!(value >= 0)) return { issue: { code: 'too_small', origin: 'number', minimum: 0 } }
  if (value > MAX_LENGTH[unit]) return tooLong(MAX_LENGTH[unit])
  const length = readLength(String(roundTo(value, unit === 'CM' ? 1 : 3)), unit)
  if (length.kind !== 'length') return null
  return { cm: length.cm, text: String(length.value) }
}

const tooLong = (maximum: number): Refusal => ({ issue: { code: 'too_big', origin: 'number', maximum } })
