import { z } from 'zod'
import { normalizeIdentifier, normalizePassword } from '../../../shared/grammars/text.ts'

export const passwordLengths = { min: 8, max: 200 }

/** The most common passwords that are long enough, in lower case: attackers try them first. */
const commonest = new Set(
  (
    '12345678 123456789 1234567890 0123456789 987654321 9876543210 11111111 00000000 88888888 12341234 11223344 ' +
    '1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyui qwertyuiop qwerty123 asdfghjkl zxcvbnm123 abcd1234 abc12345 a1234567 ' +
    'password password1 password12 password123 password@123 passw0rd p@ssw0rd p@ssword pass1234 pass@123 admin123 ' +
    'admin@123 welcome1 welcome123 welcome@123 iloveyou sunshine princess football baseball superman trustno1 ' +
    'computer letmein1 changeme india123 india@123 krishna123 abcdefgh test1234'
  ).split(' '),
)

export const isCommonPassword = (password: string) => commonest.has(password.toLowerCase())

/** A new password, normalized as it is hashed. Never trimmed: it may contain spaces. */
export const password = z
  .string()
  .overwrite(normalizePassword)
  .min(passwordLengths.min, { error: /*i18n*/ 'Choose a password of at least {minimum} characters.' })
  .max(passwordLengths.max, { error: /*i18n*/ 'A password may have at most {maximum} characters.' })
  .refine((chosen) => !isCommonPassword(chosen), {
    error:
      /*i18n*/ 'That password is among the first that anybody guesses. Choose another, such as three unrelated words.',
  })

export const isEmailItself = (chosen: string, email: string) =>
  normalizeIdentifier(chosen).toLowerCase() === email.toLowerCase()

export const emailIsNoPassword = /*i18n*/ 'Your e-mail address isn’t a secret. Choose another password.'
