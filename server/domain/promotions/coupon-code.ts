import { z } from 'zod'
import { normalizeIdentifier, withLatinSigns } from '../../../shared/grammars/text.ts'

/** A coupon's code, in capitals or not, with digits of any script and letters that look Latin; stored in Latin capitals. */
export const couponCode = z
  .string()
  .overwrite((typed) => withLatinSigns(normalizeIdentifier(typed)))
  .regex(/^[a-z0-9][a-z0-9-]{2,29}$/i, { error: /*i18n*/ 'A code has 3 to 30 letters, digits and hyphens.' })
  .transform((code) => code.toUpperCase())
