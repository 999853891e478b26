import type {
  LengthUnit,
  MeasurementsInput,
  TypedMeasurements_MeasurementsFragment as StoredLengths,
} from '../__generated__/graphql.ts'
import { lengthIn, namesUnit, readLength } from '../../shared/grammars/length.ts'
import {
  type Garment,
  garmentMeasures,
  garments,
  type Measure,
} from '../../shared/measurements/garment-measures.ts'
import { measureOf } from './measure-names.ts'
import { measuredGarment } from './own-measurements.ts'

/** What was typed, while its field shows it in another unit. */
export interface OriginalLength {
  text: string
  unit: LengthUnit
}

/**
 * Measurements as typed. Fields are named `blouse.chest`, and those of the owner `own.` and the field's id. Each garment has its
 * unit, which the owner's fields of it share.
 */
export interface TypedLengths {
  texts: Record<string, string>
  /** By garment, and by the name of an owner's field. */
  units: Record<string, LengthUnit>
  /** Of fields whose garment is shown in another unit than it was typed in. */
  originals: Record<string, OriginalLength>
}

const ownPrefix = 'own.'

/** The name of one of the owner's fields. */
export const ownNameOf = ({ id }: { id: string }) => `${ownPrefix}${id}`
export const isOwnName = (name: string) => name.startsWith(ownPrefix)
const ownIdOf = (name: string) => (isOwnName(name) ? name.slice(ownPrefix.length) : null)

export const nameOfMeasure = (garment: Garment, measure: Measure) => `${garment}.${measure}`
const namesOf = (garment: Garment) =>
  garmentMeasures[garment].map((measure) => nameOfMeasure(garment, measure))

/** The unit in which a field is read; `usual` where none was chosen. */
export const unitOfField = ({ units }: Pick<TypedLengths, 'units'>, name: string, usual: LengthUnit) =>
  units[name] ?? units[name.split('.')[0]!] ?? usual

/** The same lengths with one garment in another unit. What was typed comes back with its unit. */
export function inUnit(
  { texts, units, originals }: TypedLengths,
  garment: Garment,
  ownNames: readonly string[],
  to: LengthUnit,
  usual: LengthUnit,
): TypedLengths {
  const changed: TypedLengths = {
    texts: { ...texts },
    units: { ...units, [garment]: to, ...Object.fromEntries(ownNames.map((name) => [name, to])) },
    originals: { ...originals },
  }
  for (const name of [...namesOf(garment), ...ownNames]) {
    const text = texts[name] ?? ''
    if (text === '') continue
    const original = originals[name] ?? { text, unit: unitOfField({ units }, name, usual) }
    changed.texts[name] = lengthIn(original.text, original.unit, to)
    if (original.unit === to) delete changed.originals[name]
    else changed.originals[name] = original
  }
  return changed
}

/** The lengths after a field was typed into. `unit` is that of its garment. */
export function withText(lengths: TypedLengths, name: string, text: string, unit: LengthUnit): TypedLengths {
  const { [name]: _, ...originals } = lengths.originals
  const units = ownIdOf(name) === null ? lengths.units : { ...lengths.units, [name]: unit }
  return { texts: { ...lengths.texts, [name]: text }, units, originals }
}

/** A field that is no length, or longer than can be saved. */
export interface LengthProblem {
  name: string
  kind: 'unreadable' | 'too-long'
  /** For `too-long`. */
  most: number
  unit: LengthUnit
}

/** What stops saving, in the order of the names. */
export const lengthProblems = (
  lengths: TypedLengths,
  names: readonly string[],
  usual: LengthUnit,
): LengthProblem[] =>
  names.flatMap((name): LengthProblem[] => {
    const fieldUnit = unitOfField(lengths, name, usual)
    const length = readLength(lengths.texts[name] ?? '', fieldUnit)
    if (length.kind === 'unreadable') return [{ name, kind: length.kind, most: 0, unit: fieldUnit }]
    return length.kind === 'too-long'
      ? [{ name, kind: length.kind, most: length.most, unit: length.unit }]
      : []
  })

/** The names of the garments' fields, and of the owner's fields that hold a text. */
export const namesToSend = (lengths: TypedLengths, of: readonly Garment[]) => [
  ...of.flatMap(namesOf),
  ...Object.keys(lengths.texts).filter(isOwnName),
]

/**
 * As the schema's input, with the texts as typed. Fields that are no lengths are left out: the caller has stopped at them, or
 * keeps them where they were typed.
 */
export function lengthInputs(
  lengths: TypedLengths,
  of: readonly Garment[],
  usual: LengthUnit,
): MeasurementsInput {
  const isSent = (name: string) => {
    const text = lengths.texts[name] ?? ''
    return text.trim() !== '' && lengthProblems(lengths, [name], usual).length === 0
  }
  const measured = of
    .map((garment) => [garment, namesOf(garment).filter(isSent)] as const)
    .filter(([, names]) => names.length > 0)
    .map(([garment, names]) => [garment, garmentInput(lengths, garment, names, usual)] as const)
  const own = ownInputs(lengths, isSent, usual)
  // Each garment and field says its unit; the common one is only kept while nothing is measured.
  const isEmpty = measured.length === 0 && own.length === 0
  return { ...(isEmpty && { unit: usual }), ...Object.fromEntries(measured), own }
}

/** Of the owner's fields, in the unit in which each was typed. */
const ownInputs = (
  { texts, units, originals }: TypedLengths,
  isSent: (name: string) => boolean,
  usual: LengthUnit,
) =>
  Object.entries(texts)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .flatMap(([name, text]) => {
      const fieldId = ownIdOf(name)
      if (fieldId === null || !isSent(name)) return []
      const original = originals[name]
      return [
        {
          fieldId,
          value: original?.text ?? text,
          unit: original?.unit ?? unitOfField({ units }, name, usual),
        },
      ]
    })

function garmentInput(
  { texts, units, originals }: TypedLengths,
  garment: Garment,
  names: string[],
  usual: LengthUnit,
) {
  const shown = units[garment] ?? usual
  const typedIn = new Set(names.map((name) => originals[name]?.unit ?? shown))
  // All of them may only be shown in another unit; a few name theirs, beside those that were typed since.
  const unit = typedIn.size === 1 ? [...typedIn][0]! : shown
  const values = names.map((name) => {
    const original = originals[name]
    const text = original ? (original.unit === unit ? original.text : namingUnit(original)) : texts[name]!
    return [name.split('.')[1]!, text]
  })
  return { unit, ...Object.fromEntries(values) } as { unit: LengthUnit }
}

const namingUnit = ({ text, unit }: OriginalLength) =>
  namesUnit(text) ? text : unit === 'INCH' ? `${text}"` : `${text} cm`

/** Stored measurements as they were typed; of these garments only. */
export function typedLengthsOf(
  { taken, own }: Pick<StoredLengths, 'taken' | 'own'>,
  of: readonly Garment[] = garments,
): TypedLengths {
  const lengths: TypedLengths = { texts: {}, units: {}, originals: {} }
  for (const garment of of) {
    for (const { field, text, unit } of own)
      if (field.garment === measuredGarment[garment]) {
        lengths.texts[ownNameOf(field)] = text
        lengths.units[ownNameOf(field)] = unit
        lengths.units[garment] = unit
      }
    const found = taken.find((each) => each.garment === measuredGarment[garment])
    if (!found) continue
    lengths.units[garment] = found.unit
    for (const { measure, text } of found.lengths)
      lengths.texts[nameOfMeasure(garment, measureOf[measure])] = text
  }
  return lengths
}

export const noLengths = (): TypedLengths => ({ texts: {}, units: {}, originals: {} })
