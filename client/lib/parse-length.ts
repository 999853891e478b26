import { withLatinDigits } from '../../shared/grammars/digits.ts'

const plainNumber = (typed: string) => withLatinDigits(typed).trim().replace(',', '.')

/** Blank or 0: both mean not measured. */
export const isUnmeasured = (typed: string) => /^(0+(\.0*)?)?$/.test(plainNumber(typed))

/** A typed length with a decimal point or comma; null for blanks, invalid numbers and impossible lengths. */
export function parseLength(typed: string): number | null {
  const plain = plainNumber(typed)
  const number = /^[\d.]+$/.test(plain) ? Number(plain) : NaN
  return number > 0 ? number : null
}
