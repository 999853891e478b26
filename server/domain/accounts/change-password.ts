import { z } from 'zod'
import { isMissing } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import { emailIsNoPassword, isEmailItself, password } from './password-policy.ts'
import { requireConfirmation } from './require-confirmation.ts'
import { hashPassword } from './passwords.ts'
import { requireViewer } from './policy.ts'
import { proveByGoogle } from './prove-by-google.ts'
import { proveByPassword, wrongPassword } from './prove-by-password.ts'
import { mayNotifyAccount, notifyAccount } from './security-notices.ts'
import { openSession, revokeAll, type SignedIn } from './sessions.ts'
import { hasTwoFactor } from './two-factor.ts'

const changeFor = (email: string) =>
  z
    .object({
      currentPassword: z.string().min(1).max(200).nullish(),
      credential: z.string().min(1).nullish(),
      newPassword: password,
    })
    .refine(({ newPassword }) => !isEmailItself(newPassword, email), {
      path: ['newPassword'],
      error: emailIsNoPassword,
    })

/**
 * Changes the viewer's password, or sets the first one. A token alone is not enough: whoever stole one could lock the
 * owner out. The viewer confirms with the current password or, for an account that signs in with Google, with a fresh
 * ID token. Revokes every token and reset link issued so far; the returned session holds a fresh token. Wrong current
 * passwords count as failed logins. The account is notified by e-mail.
 * @throws Unauthenticated, ConfirmationRequired for an account with a second factor, Refused (INVALID; BAD_CREDENTIALS for a wrong proof; CONFLICT when an account without a
 * password gives none of Google's), TooManyRequests, Unavailable
 */
export async function changePassword(ctx: Context, input: unknown): Promise<SignedIn> {
  requireViewer(ctx.viewer)
  const { id, email } = ctx.viewer
  const { currentPassword, credential, newPassword } = parse(changeFor(email), input)
  const found = await ctx.db.user.findUnique({
    where: { id },
    select: { passwordHash: true, googleSubject: true },
  })
  if (!found) throw new Unauthenticated()
  if (await hasTwoFactor(ctx, id)) requireConfirmation(ctx)
  if (credential) await proveByGoogle(ctx, found, credential)
  else await proveByPassword(ctx, found.passwordHash, email, currentPassword)
  const mayWrite = await mayNotifyAccount(ctx, ctx.viewer)
  try {
    const passwordHash = await hashPassword(newPassword)
    const user = await ctx.db.transaction(async (tx) => {
      // Of two changes at once, the second starts from a password that is no longer the current one.
      await tx.user.update({ where: { id, passwordHash: found.passwordHash }, data: { passwordHash } })
      await tx.passwordReset.deleteMany({ where: { userId: id } })
      const changed = await revokeAll(tx, id)
      if (mayWrite) await notifyAccount(ctx, tx, changed, 'PASSWORD_CHANGED')
      return changed
    })
    return openSession(ctx, user)
  } catch (error) {
    throw isMissing(error) ? wrongPassword() : error
  }
}
