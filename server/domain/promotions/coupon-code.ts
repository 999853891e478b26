import { z } from 'zod'

/** A coupon's code, in capitals or not; stored in capitals. */
export const couponCode = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9-]{2,29}$/i, { error: 'A code has 3 to 30 letters, digits and hyphens.' })
  .transform((code) => code.toUpperCase())
