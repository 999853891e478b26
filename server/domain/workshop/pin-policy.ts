/** The rows, columns and diagonals of a phone's keypad. */
const keypadLines = ['123', '456', '789', '147', '258', '369', '159', '357', '580', '2580', '4560', '7890']

/** Drawn on the keypad, or counted: not made of lines, but as common. */
const commonest = new Set(['142536', '145236', '134679', '102030', '147896', '123698', '100200'])

const reversed = (digits: string) => [...digits].reverse().join('')

const lines = new Set(keypadLines.flatMap((line) => [line, reversed(line)]))

/** How far each digit is from the one before; after 9 comes 0. */
const stepsOf = (digits: string): Set<number> =>
  new Set([...digits].slice(1).map((digit, index) => (Number(digit) - Number(digits[index]) + 10) % 10))

/** 111, 123 or 321. */
function isCounted(digits: string): boolean {
  const [step, ...others] = stepsOf(digits)
  return others.length === 0 && (step === 0 || step === 1 || step === 9)
}

const isLine = (digits: string) => lines.has(digits) || isCounted(digits)

/** 010190, 199012, 311299: a birthday or a wedding, in any order of day, month and year. */
function isDate(pin: string): boolean {
  const [first, second, third] = [pin.slice(0, 2), pin.slice(2, 4), pin.slice(4)].map(Number) as [
    number,
    number,
    number,
  ]
  const isDay = (part: number) => part >= 1 && part <= 31
  const isMonth = (part: number) => part >= 1 && part <= 12
  const isYear = (digits: string) => /^(19|20)\d\d$/.test(digits)
  return (
    (isDay(first) && isMonth(second)) ||
    (isMonth(first) && isDay(second)) ||
    (isMonth(second) && isDay(third)) ||
    isYear(pin.slice(0, 4)) ||
    isYear(pin.slice(2))
  )
}

/** Whether a PIN of six digits is among those that are guessed first: repeated, in sequence, a line of the keypad, a date. */
export const isWeakPin = (pin: string): boolean =>
  new Set(pin).size <= 2 ||
  pin.slice(0, 3) === pin.slice(3) ||
  // 123456, 975319.
  stepsOf(pin).size === 1 ||
  // Two lines, such as 123 and 654, or 112233.
  (isLine(pin.slice(0, 3)) && isLine(pin.slice(3))) ||
  /^(\d)\1(\d)\2(\d)\3$/.test(pin) ||
  ['2580', '0852'].some((column) => pin.includes(column)) ||
  commonest.has(pin) ||
  isDate(pin)

/** Whether the PIN is part of the phone number with which its tailor signs in, forwards or backwards. */
export const isPartOfPhone = (pin: string, phone: string): boolean =>
  phone.includes(pin) || phone.includes(reversed(pin))
