import { isString } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The pincode that was last looked up in this browser. */
export const rememberedPincode = storedValue({
  key: 'deliveryPincode',
  version: 1,
  area: 'local',
  isValid: isString,
  fallback: null,
})
