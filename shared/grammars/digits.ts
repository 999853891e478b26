const devanagariZero = '०'.charCodeAt(0)

/** Replaces the Devanagari digits of Hindi keyboards by Latin ones. */
export const withLatinDigits = (typed: string): string =>
  typed.replace(/[०-९]/g, (digit) => `${digit.charCodeAt(0) - devanagariZero}`)
