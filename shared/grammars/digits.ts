const decimalDigit = /\p{Nd}/u

/**
 * Replaces the decimal digits of all scripts (Devanagari, Gujarati, Arabic, full-width and others) by Latin ones. Unicode
 * assigns the ten digits of a script to successive code points, from zero on.
 */
export const withLatinDigits = (typed: string): string =>
  typed.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const codePoint = digit.codePointAt(0)!
    let value = 0
    while (decimalDigit.test(String.fromCodePoint(codePoint - value - 1))) value += 1
    // Some sets follow each other without a gap: mathematical bold and double-struck ones, two of Myanmar.
    return `${value % 10}`
  })
