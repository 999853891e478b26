import { withLatinDigits } from '../../shared/grammars/digits.ts'

/** Digits only: spaces, hyphens, dots and brackets are removed, and Devanagari digits become Latin ones. */
export const digitsOf = (typed: string): string => withLatinDigits(typed).replace(/[\s().-]/g, '')

/**
 * A mobile number as orders store it, without the country's prefix (+91, 0091, 91) or the trunk prefix (0). Whether 10
 * digits are left is for the caller to check.
 */
export const normalizePhone = (typed: string): string =>
  digitsOf(typed).replace(/^(\+91|0091|91|0)(?=\d{10}$)/, '')

/** A complete or partial phone number in a search, as the digits that stored numbers contain; null for other text. */
export function phoneInSearch(search: string): string | null {
  const digits = normalizePhone(search).replace(/^(\+91|0091|0(?=[1-9]))/, '')
  return /^\d{1,10}$/.test(digits) ? digits : null
}
