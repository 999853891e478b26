import { withLatinDigits } from './digits.ts'
import { normalizeIdentifier } from './text.ts'

/** What a field for a phone number holds. */
export type TypedPhone =
  | { kind: 'blank' }
  /** Ten digits, without the country's prefix or the trunk prefix. */
  | { kind: 'phone'; digits: string }
  /** Not ten digits, or with other characters. */
  | { kind: 'unreadable' }
  /** Ten digits that no phone in India has. */
  | { kind: 'impossible' }

/**
 * What people and contact cards put between digits: blanks, all dashes, dots, slashes, brackets. A spreadsheet may put an
 * apostrophe in front.
 */
const separators = /[\s\p{Pd}\u2212\u2043\u00b7./()[\]]|\u20e3|^['’]/gu

/** Digits of all scripts as Latin ones, without separators and invisible characters; other characters stay. */
const compact = (typed: string) => withLatinDigits(normalizeIdentifier(typed)).replace(separators, '')

const withoutScheme = (typed: string) => normalizeIdentifier(typed).replace(/^tel:/i, '')

/** +91, 0091, 091 or 91 and the trunk prefix 0, which some write as "+91 (0) …". */
const prefix = /^(?:\+91|0{0,2}91)?0?(?=\d{10}$)/

/** A mobile number, or the code of a place (2 to 4 digits) and a number there, which begins with 2 to 7. */
const mobile = /^[6-9]\d{9}$/
const landline = /^(?:(?:11|20|22|33|40|44|79|80)[2-7]\d{7}|[1-8]\d{2}[2-7]\d{6}|[1-8]\d{3}[2-7]\d{5})$/
const placeholder = /^(\d)\1{9}$|^1234567890$/

/** Reads a phone number of India, mobile or landline, in any common spelling. */
export function readPhone(typed: string): TypedPhone {
  const characters = compact(withoutScheme(typed))
  if (characters === '') return { kind: 'blank' }
  const digits = /^\d{10}$/.test(characters) ? characters : characters.replace(prefix, '')
  if (!/^\d{10}$/.test(digits)) return { kind: 'unreadable' }
  const isPossible = (mobile.test(digits) || landline.test(digits)) && !placeholder.test(digits)
  return isPossible ? { kind: 'phone', digits } : { kind: 'impossible' }
}

/** The ten digits of a phone number; null for blank text and what isn't one. */
export function phoneDigits(typed: string): string | null {
  const phone = readPhone(typed)
  return phone.kind === 'phone' ? phone.digits : null
}

/** A complete or partial phone number in a search, as the digits that stored numbers contain; null for other text. */
export function phoneInSearch(search: string): string | null {
  const characters = compact(withoutScheme(search))
  const digits = (/^\d{10}$/.test(characters) ? characters : characters.replace(prefix, '')).replace(
    /^(?:\+91|0091|0(?=[1-9]))/,
    '',
  )
  return /^\d{1,10}$/.test(digits) ? digits : null
}

/** What a field for a PIN code holds: six digits, the first of which is not 0. */
export type TypedPincode =
  { kind: 'blank' } | { kind: 'pincode'; digits: string } | { kind: 'unreadable' } | { kind: 'impossible' }

/** Reads a PIN code, which may be typed with blanks and hyphens. */
export function readPincode(typed: string): TypedPincode {
  const digits = compact(typed)
  if (digits === '') return { kind: 'blank' }
  if (!/^\d{6}$/.test(digits)) return { kind: 'unreadable' }
  return digits.startsWith('0') ? { kind: 'impossible' } : { kind: 'pincode', digits }
}

/** The six digits of a PIN code; null for blank text and what isn't one. */
export function pincodeDigits(typed: string): string | null {
  const pincode = readPincode(typed)
  return pincode.kind === 'pincode' ? pincode.digits : null
}
