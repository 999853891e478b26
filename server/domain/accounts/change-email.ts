import { z } from 'zod'
import { isMissing, isUniqueViolation } from '../../database/client.ts'
import type { Context } from '../context.ts'
import { conflict, Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import { emailAddress, toEmailKey } from './email-address.ts'
import { accountKey } from './login-limits.ts'
import { requireViewer } from './policy.ts'
import { proveByPassword, wrongPassword } from './prove-by-password.ts'
import { sendVerificationLink } from './send-account-link.ts'
import { type User, userColumns } from './user.ts'

const change = z.object({ email: emailAddress, currentPassword: z.string().min(1).max(200) })

/**
 * Changes the viewer's e-mail, with which the account signs in from then on. It is not verified; where the shop sends
 * e-mails, a link follows. Links sent to the e-mail before are revoked.
 * @throws Unauthenticated, Refused (INVALID; BAD_CREDENTIALS for a wrong password; CONFLICT for an e-mail that has an
 * account, and for an account without a password), TooManyRequests
 */
export async function changeEmail(ctx: Context, input: unknown): Promise<User> {
  requireViewer(ctx.viewer)
  const { id, email: before } = ctx.viewer
  const { email, currentPassword } = parse(change, input)
  const found = await ctx.db.user.findUnique({ where: { id }, select: { passwordHash: true } })
  if (!found) throw new Unauthenticated()
  await proveByPassword(ctx, found.passwordHash, before, currentPassword)
  const emailKey = toEmailKey(email)
  if (emailKey === toEmailKey(before)) throw conflict('email', 'This is your account’s e-mail already.')
  try {
    const user = await ctx.db.transaction(async (tx) => {
      const changed = await tx.user.update({
        where: { id, passwordHash: found.passwordHash },
        data: { email, emailKey, emailVerifiedAt: null },
        select: userColumns,
      })
      await tx.passwordReset.deleteMany({ where: { userId: id } })
      await tx.emailVerification.deleteMany({ where: { userId: id } })
      await sendVerificationLink(ctx, tx, changed)
      return changed
    })
    ctx.browser.remember(accountKey(emailKey))
    return user
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('email', 'There is an account with this e-mail already. Choose another one.')
    throw isMissing(error) ? wrongPassword() : error
  }
}
