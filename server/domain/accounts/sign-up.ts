import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { parse, requiredText } from '../validation.ts'
import { emailAddress, toEmailKey } from './email-address.ts'
import { emailIsNoPassword, isEmailItself, password } from './password-policy.ts'
import { hashPassword } from './passwords.ts'
import { sendVerificationLink } from './send-account-link.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { userColumns } from './user.ts'

/** The input for a new account. */
export const newAccount = z
  .object({ name: requiredText(100), email: emailAddress, password })
  .refine(({ password, email }) => !isEmailItself(password, email), {
    path: ['password'],
    error: emailIsNoPassword,
  })

/**
 * Creates a shopper's account and signs the shopper in; where the shop sends e-mails, a link that verifies the e-mail
 * follows, unless that address was written to often today. A role in the input is ignored.
 * @throws Refused (INVALID, every wrong field at once; CONFLICT for a known e-mail), TooManyRequests
 */
export async function signUp(ctx: Context, input: unknown): Promise<SignedIn> {
  const account = parse(newAccount, input)
  await ctx.loginLimits.beforeSignUp(ctx.address)
  try {
    const mayWrite =
      ctx.channels.email !== null && (await ctx.loginLimits.mayWriteTo(toEmailKey(account.email)))
    const passwordHash = await hashPassword(account.password)
    const user = await ctx.db.transaction(async (tx) => {
      const created = await tx.user.create({
        data: {
          name: account.name,
          email: account.email,
          emailKey: toEmailKey(account.email),
          passwordHash,
          language: storedLanguage(ctx.language),
        },
        select: userColumns,
      })
      if (mayWrite) await sendVerificationLink(ctx, tx, created)
      return created
    })
    return openSession(ctx, user)
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('email', (i18n) =>
        i18n._('There is an account with this e-mail already. Please log in instead.'),
      )
    throw error
  }
}
