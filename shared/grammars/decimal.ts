import { withLatinDigits } from './digits.ts'

/** Commas stand where groups of digits do, Indian (1,29,950) or Western (129,950), or not at all. */
const grouped = /^(?:\d+|[1-9]\d{0,2}(?:,\d{3})+|[1-9]\d?(?:,\d{2})*,\d{3})$/
const longestWhole = 13

/** Latin digits, without surrounding blanks and characters that nobody sees. */
export const visibleText = (typed: string): string =>
  withLatinDigits(typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '')).trim()

/** Digits that may be grouped, as plain digits; null for any other text. */
export function plainDigits(text: string): string | null {
  if (!grouped.test(text)) return null
  const digits = text.replaceAll(',', '').replace(/^0+(?=\d)/, '')
  return digits.length <= longestWhole ? digits : null
}

/** The digits before and after the point; null for any other text. */
function digitsOf(text: string, mostDecimals: number): [whole: string, decimals: string] | null {
  const [, whole = '', decimals = ''] = /^([\d,]*)(?:\.(\d+))?$/.exec(text) ?? []
  if ((whole === '' && decimals === '') || decimals.length > mostDecimals) return null
  const digits = plainDigits(whole === '' ? '0' : whole)
  return digits === null ? null : [digits, decimals]
}

/**
 * A decimal number with at most two decimals after a point, in hundredths: '1,29,950.5' is 12995050. Null for any
 * other text. Reads digits only, so that no fraction is rounded.
 */
export function hundredths(text: string): number | null {
  const digits = digitsOf(text, 2)
  return digits && Number(digits[0] + digits[1].padEnd(2, '0'))
}

/** A decimal number with so many decimals at most, which a file may have more of than people type. */
export function decimalNumber(text: string, mostDecimals: number): number | null {
  const digits = digitsOf(text, mostDecimals)
  return digits && Number(digits.join('.'))
}

export type TypedDecimal =
  { kind: 'blank' } | { kind: 'decimal'; hundredths: number } | { kind: 'unreadable' }

/** A typed number with at most two decimals, such as metres of cloth: '2.5' is 250 hundredths. */
export function readDecimal(typed: string): TypedDecimal {
  const text = visibleText(typed)
  if (text === '') return { kind: 'blank' }
  const value = hundredths(text)
  return value === null ? { kind: 'unreadable' } : { kind: 'decimal', hundredths: value }
}

/** Hundredths as a number that `readDecimal` reads again: 250 is '2.5'. */
export const decimalText = (value: number): string => String(value / 100)
