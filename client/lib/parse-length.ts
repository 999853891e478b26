/** With Latin digits for the Devanagari ones, which Hindi keyboards type. */
export const withLatinDigits = (typed: string) =>
  typed.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - '०'.charCodeAt(0)}`)

const plainNumber = (typed: string) => withLatinDigits(typed).trim().replace(',', '.')

/** Blank or 0: both say 'not measured'. */
export const isUnmeasured = (typed: string) => /^(0+(\.0*)?)?$/.test(plainNumber(typed))

/** A length as people write it, with a decimal point or comma; null for blanks, no number, and what no tape measures. */
export function parseLength(typed: string): number | null {
  const plain = plainNumber(typed)
  const number = /^[\d.]+$/.test(plain) ? Number(plain) : NaN
  return number > 0 ? number : null
}
