import type { Context } from '../context.ts'
import { conflict, invalid, Refused } from '../errors.ts'
import { toEmailKey } from './email-address.ts'
import { passwordMatches } from './passwords.ts'

/**
 * Confirms by the current password that the account's holder makes a change. A wrong one counts as a failed login.
 * @throws Refused (INVALID without a password, BAD_CREDENTIALS for a wrong one, CONFLICT for an account that has none),
 * TooManyRequests
 */
export async function proveByPassword(
  ctx: Context,
  passwordHash: string | null,
  email: string,
  currentPassword: string | null | undefined,
): Promise<void> {
  if (passwordHash === null)
    throw conflict('credential', (i18n) =>
      email === ''
        ? i18n._('You sign in by a PIN on the shop’s tablets. The owner can give you another one.')
        : ctx.channels.email
          ? i18n._('Your account has no password yet. Choose one by “Forgot password?” on the login page.')
          : i18n._('Your account has no password yet. Sign in with Google once more to choose one.'),
    )
  if (!currentPassword) throw invalid('currentPassword', (i18n) => i18n._('The current password is missing.'))
  const emailKey = toEmailKey(email)
  await ctx.loginLimits.beforeLogin(ctx, emailKey)
  if (!(await passwordMatches(passwordHash, currentPassword))) throw wrongPassword()
  await ctx.loginLimits.afterLogin(ctx, emailKey)
}

export const wrongPassword = () =>
  new Refused([
    {
      field: 'currentPassword',
      code: 'BAD_CREDENTIALS',
      message: (i18n) => i18n._('That isn’t your current password. Please try again.'),
    },
  ])
