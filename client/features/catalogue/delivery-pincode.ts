import { isString } from '../../lib/guards.ts'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The pincode that was last looked up in this browser. */
export const rememberedPincode = storedValue({
  key: 'deliveryPincode',
  version: 1,
  area: 'local',
  isValid: isString,
  fallback: null,
})

/** A typed pincode as six digits; null for anything else. */
export function pincodeIn(typed: string): string | null {
  const digits = withLatinDigits(typed).replace(/\s/g, '')
  return /^\d{6}$/.test(digits) ? digits : null
}
