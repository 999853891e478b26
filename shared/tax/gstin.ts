import { normalizeLatinCode } from '../grammars/text.ts'
import { isStateCode, type StateCode } from './states.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** By the kinds of registration that the GST portal lists. The last character is the check digit of the others. */
const forms = [
  // State, PAN, number of the registration, Z or another character by the kind of taxpayer: C collects tax at source, D
  // deducts it.
  /^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z][1-9A-JZ]/,
  // Departments and other bodies that deduct tax: state and TAN instead of a PAN.
  /^\d{2}[A-Z]{4}\d{5}[A-Z]\d[DZ]/,
  /^\d{2}[A-Z]{4}[A-Z\d]\d{4}[A-Z][1-9A-Z]D/,
  // State, year, country: bodies of the United Nations and embassies (UIN), others that are notified.
  /^\d{4}[A-Z]{3}\d{5}(?:UN|ON)/,
  // Taxpayers who don't live in India, and their online services.
  /^\d{4}[A-Z]{3}\d{5}NR/,
  /^99\d{2}[A-Z]{3}\d{5}OS/,
]

/** Registrations of the centre and of other territories (97), and states that have since merged or been divided. */
const codesWithoutState = ['25', '28', '96', '97', '99']

/** A GSTIN as typed or pasted, with blanks, hyphens and small letters, in the form in which it is stored. */
export const normalizeGstin = (typed: string): string =>
  normalizeLatinCode(typed).replaceAll('-', '').toUpperCase()

/** Whether this is a GST identification number of any kind, with the check digit that its characters result in. */
export function isGstin(text: string): boolean {
  if (!/^[\dA-Z]{15}$/.test(text) || !forms.some((form) => form.test(text))) return false
  const code = text.slice(0, 2)
  return (
    (isStateCode(code) || codesWithoutState.includes(code)) && checkDigitOf(text.slice(0, 14)) === text[14]
  )
}

/** The state in which a GSTIN is registered; null for those that belong to none. */
export function stateOfGstin(gstin: string): StateCode | null {
  const code = gstin.slice(0, 2)
  return isStateCode(code) ? code : (successors[code] ?? null)
}

/** Daman and Diu merged into Dadra and Nagar Haveli in 2020; Andhra Pradesh has had another code since 2014. */
const successors: Partial<Record<string, StateCode>> = { '25': '26', '28': '37' }

/** By the rule of the GST network: every second digit counts twice, in base 36. */
function checkDigitOf(text: string): string {
  const sum = [...text].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]!
}
