import { z } from 'zod'
import { normalizeIdentifier } from '../../../shared/grammars/text.ts'
import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { toEmailKey } from './email-address.ts'
import { passwordMatches } from './passwords.ts'
import { openSession, type SignedIn } from './sessions.ts'
import { requireSecondFactor, secondFactorCode } from './two-factor.ts'
import { userColumns } from './user.ts'

/** The credentials of a login. */
export const credentials = z.object({
  // The length is that of what was typed: whoever's e-mail becomes longer than any account's is a stranger.
  email: z.string().max(254).overwrite(normalizeIdentifier).min(1),
  password: z.string().min(1).max(200),
  code: secondFactorCode,
})

/**
 * Signs in with e-mail and password.
 * @throws Refused (BAD_CREDENTIALS, alike for an unknown e-mail and a wrong password, and for a wrong code;
 * TWO_FACTOR_REQUIRED when the account requires a code and none was given; INVALID), TooManyRequests
 */
export async function logIn(ctx: Context, input: unknown): Promise<SignedIn> {
  const { email, password, code } = parse(credentials, input)
  const emailKey = toEmailKey(email)
  await ctx.loginLimits.beforeLogin(ctx, emailKey)
  const found = emailKey.includes('\0')
    ? null
    : await ctx.db.user.findUnique({ where: { emailKey }, select: { ...userColumns, passwordHash: true } })
  const matches = await passwordMatches(found?.passwordHash ?? null, password)
  if (!found || !matches)
    throw new Refused([
      {
        field: null,
        code: 'BAD_CREDENTIALS',
        message: (i18n) => i18n._('That e-mail and password don’t match. Please try again.'),
      },
    ])
  // A right password without its code stays counted: otherwise it would reset the limit on guessing codes.
  await requireSecondFactor(ctx, found.id, code)
  await ctx.loginLimits.afterLogin(ctx, emailKey)
  const { passwordHash: _, ...user } = found
  return openSession(ctx, user)
}
