import { z } from 'zod'
import { isMissing } from '../../database/client.ts'
import type { Context } from '../context.ts'
import { invalid, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { emailIsNoPassword, isEmailItself, password } from './password-policy.ts'
import { toEmailKey } from './email-address.ts'
import { hashOfReset } from './password-reset-tokens.ts'
import { hashPassword } from './passwords.ts'
import { openSession, type Session } from './sign-up.ts'
import { userColumns } from './user.ts'

const choosing = z.object({ token: z.string().min(1).max(200), newPassword: password })

/**
 * Sets another password by a reset link's token, which is valid once. Revokes every token issued so far; the returned
 * session holds a fresh one. Wrong tokens count as failed logins.
 * @throws Refused (INVALID; BAD_CREDENTIALS for a token that is no longer valid), TooManyRequests
 */
export async function resetPassword(ctx: Context, input: unknown): Promise<Session> {
  const { token, newPassword } = parse(choosing, input)
  const tokenHash = hashOfReset(token)
  await ctx.loginLimits.beforeLogin(ctx, tokenHash)
  const live = { tokenHash, expiresAt: { gt: ctx.now() } }
  const reset = await ctx.db.passwordReset.findUnique({ where: live, include: { user: true } })
  if (!reset) throw usedUp()
  if (isEmailItself(newPassword, reset.user.email)) throw invalid('newPassword', emailIsNoPassword)
  const passwordHash = await hashPassword(newPassword)
  try {
    const user = await ctx.db.transaction(async (tx) => {
      // Of two concurrent uses, one finds the token deleted.
      await tx.passwordReset.delete({ where: live })
      return tx.user.update({
        where: { id: reset.userId },
        data: { passwordHash, tokenVersion: { increment: 1 } },
        select: userColumns,
      })
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
      message: 'This link no longer works. Ask the shop for another one.',
    },
  ])
