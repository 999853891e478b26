import { z } from 'zod'
import type { Context } from '../context.ts'
import { conflict, invalid, Refused, Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import { toEmailKey } from './email-address.ts'
import { passwordMatches } from './passwords.ts'
import { requireViewer } from './policy.ts'
import { proveByGoogle } from './prove-by-google.ts'
import { confirmationMs } from './require-confirmation.ts'
import { requireSecondFactor, secondFactorCode } from './two-factor.ts'

const confirmation = z.object({
  password: z.string().min(1).max(200).nullish(),
  credential: z.string().min(1).nullish(),
  code: secondFactorCode,
})

/**
 * Confirms by password, or by a fresh ID token of Google's for an account that signs in with it, and by the second factor
 * where the account has one, that the session is its holder's. Wrong attempts count as failed logins. Returns until when.
 * @throws Unauthenticated, Refused (INVALID without a proof; BAD_CREDENTIALS for a wrong one; TWO_FACTOR_REQUIRED; CONFLICT
 * for an account without a password that gives none of Google's, and for a token without a session), TooManyRequests,
 * Unavailable
 */
export async function confirmIdentity(ctx: Context, input: unknown): Promise<Date> {
  requireViewer(ctx.viewer)
  const { id: userId, email } = ctx.viewer
  const { password, credential, code } = parse(confirmation, input)
  if (!ctx.sessionId) throw conflict(null, (i18n) => i18n._('Please log in once more.'))
  const found = await ctx.db.user.findUnique({
    where: { id: userId },
    select: { passwordHash: true, googleSubject: true },
  })
  if (!found) throw new Unauthenticated()
  const emailKey = toEmailKey(email)
  await ctx.loginLimits.beforeLogin(ctx, emailKey)
  if (credential) await proveByGoogle(ctx, found, credential)
  else await checkPassword(found.passwordHash, password)
  await requireSecondFactor(ctx, userId, code)
  await ctx.loginLimits.afterLogin(ctx, emailKey)
  const confirmedAt = ctx.now()
  const { count } = await ctx.db.session.updateMany({
    where: { id: ctx.sessionId, userId },
    data: { confirmedAt },
  })
  if (count === 0) throw new Unauthenticated()
  return new Date(confirmedAt.getTime() + confirmationMs)
}

async function checkPassword(passwordHash: string | null, password: string | null | undefined) {
  if (passwordHash === null)
    throw conflict('credential', (i18n) =>
      i18n._('Your account has no password. Sign in with Google once more.'),
    )
  if (!password) throw invalid('password', (i18n) => i18n._('The password is missing.'))
  if (!(await passwordMatches(passwordHash, password)))
    throw new Refused([
      {
        field: 'password',
        code: 'BAD_CREDENTIALS',
        message: (i18n) => i18n._('That isn’t your password. Please try again.'),
      },
    ])
}
