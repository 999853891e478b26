import { z } from 'zod'
import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { toEmailKey } from './email-address.ts'
import { requireViewer } from './policy.ts'
import { passwordMatches } from './passwords.ts'
import { openSession, type Session } from './sign-up.ts'
import { type User, userColumns } from './user.ts'

/** The credentials of a login. */
export const credentials = z.object({
  email: z.string().trim().min(1).max(254),
  password: z.string().min(1).max(200),
})

/**
 * Signs in with e-mail and password.
 * @throws Refused (BAD_CREDENTIALS, alike for an unknown e-mail and a wrong password; INVALID), TooManyRequests
 */
export async function logIn(ctx: Context, input: unknown): Promise<Session> {
  const { email, password } = parse(credentials, input)
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
        message: 'That e-mail and password don’t match. Please try again.',
      },
    ])
  await ctx.loginLimits.afterLogin(ctx, emailKey)
  const { passwordHash: _, ...user } = found
  return openSession(ctx, user)
}

/**
 * Revokes every token of the viewer issued so far.
 * @throws Unauthenticated
 */
export async function logOutEverywhere(ctx: Context): Promise<User> {
  requireViewer(ctx.viewer)
  return ctx.db.user.update({
    where: { id: ctx.viewer.id },
    data: { tokenVersion: { increment: 1 } },
    select: userColumns,
  })
}
