import { z } from 'zod'
import { isMissing } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { invalid, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { emailIsNoPassword, isEmailItself, password } from './password-policy.ts'
import { toEmailKey } from './email-address.ts'
import { hashOfLink } from './account-links.ts'
import { hashPassword } from './passwords.ts'
import { mayNotifyAccount, notifyAccount } from './security-notices.ts'
import { openSession, revokeAll, type SignedIn } from './sessions.ts'
import { requireSecondFactor, secondFactorCode } from './two-factor.ts'

const choosing = z.object({
  token: z.string().min(1).max(200),
  newPassword: password,
  code: secondFactorCode,
})

/**
 * Sets another password by a reset link's token, which is valid once. Revokes every token issued so far; the returned
 * session holds a fresh one. Wrong tokens count as failed logins.
 * @throws Refused (INVALID; BAD_CREDENTIALS for a token that is no longer valid or a wrong code; TWO_FACTOR_REQUIRED
 * when the account requires a code and none was given), TooManyRequests
 */
export async function resetPassword(ctx: Context, input: unknown): Promise<SignedIn> {
  const { token, newPassword, code } = parse(choosing, input)
  const tokenHash = hashOfLink(token)
  await ctx.loginLimits.beforeLogin(ctx, tokenHash)
  const live = { tokenHash, expiresAt: { gt: ctx.now() } }
  const reset = await ctx.db.passwordReset.findUnique({ where: live, include: { user: true } })
  if (!reset) throw usedUp()
  if (isEmailItself(newPassword, reset.user.email))
    throw invalid('newPassword', (i18n) => i18n._(emailIsNoPassword))
  await requireSecondFactor(ctx, reset.userId, code)
  const mayWrite = await mayNotifyAccount(ctx, reset.user)
  const passwordHash = await hashPassword(newPassword)
  try {
    const user = await ctx.db.transaction(async (tx) => {
      // Of two concurrent uses, one finds the token deleted.
      await tx.passwordReset.delete({ where: live })
      await tx.user.update({ where: { id: reset.userId }, data: { passwordHash } })
      const changed = await revokeAll(tx, reset.userId)
      if (mayWrite) await notifyAccount(ctx, tx, changed, 'PASSWORD_CHANGED')
      return changed
    })
    await ctx.loginLimits.afterLogin(ctx, tokenHash)
    await ctx.loginLimits.afterReset(ctx, toEmailKey(user.email))
    return openSession(ctx, user)
  } catch (error) {
    throw isMissing(error) ? usedUp() : error
  }
}

const usedUp = () =>
  new Refused([
    {
      field: 'token',
      code: 'BAD_CREDENTIALS',
      message: (i18n) => i18n._('This link no longer works. Ask for another one.'),
    },
  ])
