import { z } from 'zod'
import { isMissing, isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict, Unauthenticated } from '../errors.ts'
import { parse } from '../validation.ts'
import { requireConfirmation } from './require-confirmation.ts'
import { emailAddress, toEmailKey } from './email-address.ts'
import { accountKey } from './login-limits.ts'
import { requireViewer } from './policy.ts'
import { proveByPassword, wrongPassword } from './prove-by-password.ts'
import { notifyAccount } from './security-notices.ts'
import { sendVerificationLink } from './send-account-link.ts'
import { hasTwoFactor } from './two-factor.ts'
import { type User, userColumns } from './user.ts'

const change = z.object({ email: emailAddress, currentPassword: z.string().min(1).max(200) })

/** The account, and where the link went that completes the change; null where it was changed at once. */
export interface EmailChange {
  user: User
  linkSentTo: string | null
}

/**
 * Changes the viewer's e-mail, with which the account signs in. Where the shop sends e-mails, the new one is sent a link
 * first, and replaces the account's when the link is opened (`verifyEmail`). The result is the same for an e-mail that has
 * an account: its holder is notified instead. Elsewhere the e-mail changes at once, and is not verified.
 * @throws Unauthenticated, ConfirmationRequired for an account with a second factor, Refused (INVALID; BAD_CREDENTIALS for a
 * wrong password; CONFLICT for the account's own e-mail, for an account without a password and, where the shop sends no
 * e-mails, for one that has an account), TooManyRequests
 */
export async function changeEmail(ctx: Context, input: unknown): Promise<EmailChange> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const { email, currentPassword } = parse(change, input)
  const found = await ctx.db.user.findUnique({ where: { id: viewer.id }, select: { passwordHash: true } })
  if (!found) throw new Unauthenticated()
  if (await hasTwoFactor(ctx, viewer.id)) requireConfirmation(ctx)
  await proveByPassword(ctx, found.passwordHash, viewer.email, currentPassword)
  if (toEmailKey(email) === toEmailKey(viewer.email))
    throw conflict('email', (i18n) => i18n._('This is your account’s e-mail already.'))
  await ctx.loginLimits.beforeEmailChange(viewer.id)
  if (!ctx.channels.email)
    return { user: await changeAtOnce(ctx, viewer, email, found.passwordHash), linkSentTo: null }
  await askAddress(ctx, viewer, email)
  return { user: viewer, linkSentTo: email }
}

/** Writes to the new address, at most a few times a day whoever asks for it. */
async function askAddress(ctx: Context, viewer: User, email: string): Promise<void> {
  if (!(await ctx.loginLimits.mayWriteTo(toEmailKey(email)))) return
  await ctx.db.transaction(async (tx) => {
    const holder = await tx.user.findUnique({ where: { emailKey: toEmailKey(email) }, select: userColumns })
    if (holder) await notifyAccount(ctx, tx, holder, 'EMAIL_WANTED')
    else await sendVerificationLink(ctx, tx, viewer, email)
  })
}

async function changeAtOnce(
  ctx: Context,
  { id }: User,
  email: string,
  passwordHash: string | null,
): Promise<User> {
  const emailKey = toEmailKey(email)
  try {
    const user = await ctx.db.transaction(async (tx) => {
      const changed = await tx.user.update({
        where: { id, passwordHash },
        data: { email, emailKey, emailVerifiedAt: null },
        select: userColumns,
      })
      await revokeLinks(tx, id)
      return changed
    })
    ctx.browser.remember(accountKey(emailKey))
    return user
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('email', (i18n) =>
        i18n._('There is an account with this e-mail already. Choose another one.'),
      )
    throw isMissing(error) ? wrongPassword() : error
  }
}

/** Links that were sent to the e-mail before. */
export async function revokeLinks(tx: Transaction, userId: string): Promise<void> {
  await tx.passwordReset.deleteMany({ where: { userId } })
  await tx.emailVerification.deleteMany({ where: { userId } })
}
