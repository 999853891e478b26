const decimalDigit = /\p{Nd}/u

/**
 * Replaces the decimal digits of all scripts (Devanagari, Gujarati, Arabic, full-width and others) by Latin ones. Unicode
 * assigns the ten digits of a script to successive code points, from zero on.
 */
export const withLatinDigits = (typed: string): string =>
  typed.replace(/(?![0-9])\p{Nd}/gu, (digit) => {
    const latin = digit.normalize('NFKC')
    if (/[0-9]/.test(latin)) return latin
    const codePoint = digit.codePointAt(0)!
    let value = 0
    while (decimalDigit.test(String.fromCodePoint(codePoint - value - 1))) value += 1
    // Myanmar has two sets of digits in succession.
    return `${value % 10}`
  })
