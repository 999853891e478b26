import { withLatinDigits } from './digits.ts'

export type LengthUnit = 'CM' | 'INCH'

/** What was typed as a length. */
export type TypedLength =
  /** Blank or 0: not measured. */
  | { kind: 'none' }
  /** `value` is in `unit`, or in the field's unit where the text names none. */
  | { kind: 'length'; value: number; unit: LengthUnit | null }
  | { kind: 'unreadable' }

/** Longer texts are no lengths. */
const MAX_TEXT = 40

const none = { kind: 'none' } as const
const unreadable = { kind: 'unreadable' } as const

/** Those of tapes: halves, quarters, eighths and sixteenths of an inch. */
const denominators = new Set([2, 4, 8, 16])

const glyphs: Record<string, string> = {
  '½': '1/2',
  '¼': '1/4',
  '¾': '3/4',
  '⅛': '1/8',
  '⅜': '3/8',
  '⅝': '5/8',
  '⅞': '7/8',
}

const inchNames = /^(?:"|in|ins|inch|inches|इंच|इन्च)\.?$/u
const cmNames = /^(?:cms?|centimet(?:re|er)s?|सेमी|से\.? ?मी|सेंटीमीटर|सेन्टीमीटर)\.?$/u

/**
 * A length as people write it: `36`, `36.5`, `36,5`, `36½`, `36 1/2`, `36-1/2`, `३६½`, with or without its unit (`8.25"`,
 * `92 cm`). Digits may be Latin or Devanagari, fractions are those of a tape and less than one; feet, signs, exponents and more
 * than three decimals are refused.
 */
export function parseLength(typed: string): TypedLength {
  if (typed.length > MAX_TEXT) return unreadable
  const plain = normalized(typed)
  if (plain === '') return none
  const [, number = '', name = ''] = /^([\d.,/ -]*[\d.,])\s*(\D*)$/u.exec(plain) ?? []
  const unit = unitNamed(name)
  const value = numberOf(number)
  if (value === null || unit === undefined) return unreadable
  return value === 0 ? none : { kind: 'length', value, unit }
}

/** A quantity without a unit by the same rules, such as metres of cloth. */
export function parseQuantity(typed: string): TypedLength {
  const length = parseLength(typed)
  return length.kind === 'length' && length.unit !== null ? unreadable : length
}

/** The text as it is stored and shown again. */
export const lengthText = (typed: string): string => visible(typed).replace(/\s+/g, ' ').trim()

/** Not by `text.ts`, which knows where such characters have a meaning: a length has none of them, and this is in shop pages. */
const visible = (typed: string) => typed.replace(/[\p{Default_Ignorable_Code_Point}\u2800]/gu, '')

/** One spelling of digits, fractions, dashes, inch marks and blanks; without invisible characters. */
function normalized(typed: string): string {
  return (
    withLatinDigits(visible(typed))
      // Before NFKC, which writes 36½ as 361⁄2 and ″ as ′′.
      .replace(/[½¼¾⅛⅜⅝⅞]/g, (glyph) => ` ${glyphs[glyph]}`)
      .replace(/[″“”„‟〃]|''|’’|′′/g, '"')
      .normalize('NFKC')
      .replace(/[\u2044\u2215]/g, '/')
      .replace(/[\u2010-\u2015\u2212]/g, '-')
      .replace(/\s+/g, ' ')
      .trim()
      .toLowerCase()
  )
}

function unitNamed(name: string): LengthUnit | null | undefined {
  if (name === '') return null
  if (inchNames.test(name)) return 'INCH'
  return cmNames.test(name) ? 'CM' : undefined
}

function numberOf(text: string): number | null {
  if (/^(?:\d{1,6}(?:[.,]\d{0,3})?|[.,]\d{1,3})$/.test(text)) return Number(text.replace(',', '.'))
  const [, whole = '0', top, bottom] = /^(?:(\d{1,6})(?: ?- ?| ))?(\d{1,2}) ?\/ ?(\d{1,2})$/.exec(text) ?? []
  // NaN, which is no denominator, where the text is no fraction.
  const [numerator, denominator] = [Number(top), Number(bottom)]
  const isProper = denominators.has(denominator) && numerator > 0 && numerator < denominator
  return isProper ? Number(whole) + numerator / denominator : null
}

export const CM_PER_INCH = 2.54

/** The longest length that can be saved, by its unit. */
export const MAX_LENGTH = { CM: 400, INCH: 157 } as const

/** A length that was typed into a field of a unit. */
export type FieldLength =
  | Exclude<TypedLength, { kind: 'length' }>
  /** `unit` is that of the text, or else the field's. */
  | { kind: 'length'; value: number; unit: LengthUnit; cm: number }
  | { kind: 'too-long'; unit: LengthUnit; most: number }

/** Reads the text of a field whose unit is chosen beside it. A unit that the text names comes first: `92 cm` is never inches. */
export function readLength(typed: string, fieldUnit: LengthUnit): FieldLength {
  const length = parseLength(typed)
  if (length.kind !== 'length') return length
  const unit = length.unit ?? fieldUnit
  const { value } = length
  if (value > MAX_LENGTH[unit]) return { kind: 'too-long', unit, most: MAX_LENGTH[unit] }
  const cm = roundTo(unit === 'CM' ? value : value * CM_PER_INCH, 1)
  return cm === 0 ? unreadable : { kind: 'length', value, unit, cm }
}

/** The same length in another unit, as a text of tenths; a text in that unit stays as it is, as does one that is no length. */
export function lengthIn(typed: string, from: LengthUnit, to: LengthUnit): string {
  const length = readLength(typed, from)
  if (length.kind !== 'length' || length.unit === to) return typed
  return String(roundTo(to === 'CM' ? length.value * CM_PER_INCH : length.value / CM_PER_INCH, 1))
}

/** The unit in which a text was typed: its own, or that of its field. */
export function unitOfText(typed: string, fieldUnit: LengthUnit): LengthUnit {
  const length = parseLength(typed)
  return (length.kind === 'length' && length.unit) || fieldUnit
}

/** Whether the text says itself in which unit it is. */
export function namesUnit(typed: string): boolean {
  const length = parseLength(typed)
  return length.kind === 'length' && length.unit !== null
}

export const roundTo = (value: number, decimals: number): number =>
  Math.round(value * 10 ** decimals) / 10 ** decimals
