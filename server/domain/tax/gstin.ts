import { z } from 'zod'
import { isGstin, normalizeGstin } from '../../../shared/tax/gstin.ts'

/** A GST identification number as typed or pasted, in the form in which it is stored. */
export const gstin = z
  .string()
  .overwrite(normalizeGstin)
  .refine(isGstin, { error: /*i18n*/ 'That isn’t a GSTIN: check its 15 characters.' })
