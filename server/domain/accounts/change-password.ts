import { z } from 'zod'
import { isMissing } from '../../database/client.ts'
import type { Context } from '../context.ts'
import { conflict, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { emailIsNoPassword, isEmailItself, password } from './password-policy.ts'
import { hashPassword, passwordMatches } from './passwords.ts'
import { requireViewer } from './policy.ts'
import { openSession, type Session, toEmailKey } from './sign-up.ts'
import { userColumns } from './user.ts'

const changeFor = (email: string) =>
  z
    .object({ currentPassword: z.string().min(1).max(200), newPassword: password })
    .refine(({ newPassword }) => !isEmailItself(newPassword, email), {
      path: ['newPassword'],
      error: emailIsNoPassword,
    })

/**
 * Gives the viewer's account another password. Every token issued so far is worthless then; the session answered holds
 * a fresh one. Guesses at the current password count as failed logins.
 * @throws Unauthenticated, Refused (INVALID; BAD_CREDENTIALS for a wrong current password; CONFLICT for an account
 * without a password), TooManyRequests
 */
export async function changePassword(ctx: Context, input: unknown): Promise<Session> {
  requireViewer(ctx.viewer)
  const { id, email } = ctx.viewer
  const { currentPassword, newPassword } = parse(changeFor(email), input)
  const found = await ctx.db.user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (found?.passwordHash === null)
    throw conflict(null, 'Your account has no password: you sign in with Google.')
  const emailKey = toEmailKey(email)
  await ctx.loginLimits.beforeLogin(ctx.address, emailKey)
  if (!found || !(await passwordMatches(found.passwordHash, currentPassword))) throw wrongPassword()
  await ctx.loginLimits.afterLogin(ctx.address, emailKey)
  try {
    const user = await ctx.db.user.update({
      // Of two changes at once, the second starts from a password that is no longer the current one.
      where: { id, passwordHash: found.passwordHash },
      data: { passwordHash: await hashPassword(newPassword), tokenVersion: { increment: 1 } },
      select: userColumns,
    })
    return openSession(ctx, user)
  } catch (error) {
    throw isMissing(error) ? wrongPassword() : error
  }
}

const wrongPassword = () =>
  new Refused([
    {
      field: 'currentPassword',
      code: 'BAD_CREDENTIALS',
      message: 'That isn’t your current password. Please try again.',
    },
  ])
