import { z } from 'zod'
import { withLatinDigits } from '../../shared/grammars/digits.ts'
import { readPhone, readPincode } from '../../shared/grammars/phone.ts'
import { normalizeCode } from '../../shared/grammars/text.ts'

const phoneProblems = {
  blank: /*i18n*/ 'The phone number is missing.',
  unreadable: /*i18n*/ 'A mobile number has 10 digits.',
  impossible: /*i18n*/ 'No phone has this number. Please check its digits.',
}

/** A phone number in any spelling of shared/grammars/phone.ts, as its ten digits. */
export const phoneNumber = z.string().transform((typed, context) => {
  const phone = readPhone(typed)
  if (phone.kind === 'phone') return phone.digits
  context.addIssue({ code: 'custom', message: phoneProblems[phone.kind], input: typed })
  return z.NEVER
})

const pincodeProblems = {
  blank: /*i18n*/ 'The pincode is missing.',
  unreadable: /*i18n*/ 'A pincode has 6 digits.',
  impossible: /*i18n*/ 'No pincode begins with 0. Please check its digits.',
}

/** A PIN code, which may be typed with blanks or in Devanagari, as its six digits. */
export const pincode = z.string().transform((typed, context) => {
  const read = readPincode(typed)
  if (read.kind === 'pincode') return read.digits
  context.addIssue({ code: 'custom', message: pincodeProblems[read.kind], input: typed })
  return z.NEVER
})

/** The first digits of a PIN code, one to six. */
export const pincodePrefix = z
  .string()
  .overwrite((typed) => withLatinDigits(normalizeCode(typed)))
  .regex(/^\d{1,6}$/, { error: /*i18n*/ 'The beginning of a pincode has 1 to 6 digits.' })
