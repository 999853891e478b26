import { isStateCode, type StateCode } from './states.ts'

const digits = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'

/** Whether this is a GST identification number: state, PAN, entity, Z and the check digit that they result in. */
export function isGstin(text: string): boolean {
  if (!/^\d{2}[A-Z]{5}\d{4}[A-Z][1-9A-Z]Z[\dA-Z]$/.test(text)) return false
  return isStateCode(text.slice(0, 2)) && checkDigitOf(text.slice(0, 14)) === text[14]
}

/** The state in which a GSTIN is registered. */
export const stateOfGstin = (gstin: string): StateCode => gstin.slice(0, 2) as StateCode

/** By the rule of the GST network: every second digit counts twice, in base 36. */
function checkDigitOf(text: string): string {
  const sum = [...text].reduce((total, character, index) => {
    const product = digits.indexOf(character) * (index % 2 === 0 ? 1 : 2)
    return total + Math.floor(product / 36) + (product % 36)
  }, 0)
  return digits[(36 - (sum % 36)) % 36]!
}
