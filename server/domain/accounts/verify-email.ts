import { z } from 'zod'
import { isMissing, isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { linkVerifiedCustomer } from '../customers/link-verified-customer.ts'
import { conflict, Refused, TooManyRequests } from '../errors.ts'
import { parse } from '../validation.ts'
import { hashOfLink } from './account-links.ts'
import { revokeLinks } from './change-email.ts'
import { toEmailKey } from './email-address.ts'
import { accountKey } from './login-limits.ts'
import { requireViewer } from './policy.ts'
import { mayNotifyAccount, notifyAccount } from './security-notices.ts'
import { sendVerificationLink } from './send-account-link.ts'
import { type User, userColumns } from './user.ts'

/**
 * Sends the viewer another verification link; the one before is worthless.
 * @throws Unauthenticated, Refused (CONFLICT when the e-mail is verified, and where the shop sends no e-mails),
 * TooManyRequests
 */
export async function requestEmailVerification(ctx: Context): Promise<void> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  // Programs of API clients have no e-mail.
  if (!ctx.channels.email || viewer.email === '')
    throw conflict(null, (i18n) => i18n._('No link can be sent here.'))
  if (viewer.emailVerifiedAt) throw conflict(null, (i18n) => i18n._('Your e-mail is confirmed already.'))
  await ctx.loginLimits.beforeVerification(viewer.id)
  if (!(await ctx.loginLimits.mayWriteTo(toEmailKey(viewer.email))))
    throw new TooManyRequests(60 * 60, (i18n) =>
      i18n._('This e-mail was written to often today. Use the latest link, or try again tomorrow.'),
    )
  await ctx.db.transaction((tx) => sendVerificationLink(ctx, tx, viewer))
}

const verification = z.object({ token: z.string().min(1).max(200) })

/**
 * Verifies an e-mail by a link's token: the viewer's, or the one that replaces it (`changeEmail`), of which the e-mail before
 * is told. Links the customer whom the shop entered with it. The link alone is not enough: whoever signed up with another
 * person's e-mail would receive that person's orders when the person opens it.
 * @throws Unauthenticated, Refused (INVALID; BAD_CREDENTIALS for a token that isn't valid, or not of this account; CONFLICT
 * for an e-mail that another account got meanwhile)
 */
export async function verifyEmail(ctx: Context, input: unknown): Promise<User> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const { token } = parse(verification, input)
  const live = { tokenHash: hashOfLink(token), userId: viewer.id, expiresAt: { gt: ctx.now() } }
  const mayWrite = await mayNotifyAccount(ctx, viewer)
  try {
    const user = await ctx.db.transaction(async (tx) => {
      const { emailKey, newEmail } = await tx.emailVerification.delete({ where: live })
      if (newEmail) return replaceEmail(ctx, tx, viewer, newEmail, mayWrite)
      return tx.user.update({
        where: { id: viewer.id, emailKey },
        data: { emailVerifiedAt: ctx.now() },
        select: userColumns,
      })
    })
    await linkVerifiedCustomer(ctx, user)
    ctx.browser.remember(accountKey(toEmailKey(user.email)))
    return user
  } catch (error) {
    if (isUniqueViolation(error))
      throw conflict('email', (i18n) =>
        i18n._('There is an account with this e-mail already. Choose another one.'),
      )
    if (!isMissing(error)) throw error
    const now = await ctx.db.user.findUnique({ where: { id: viewer.id }, select: userColumns })
    // The link was opened twice.
    if (now?.emailVerifiedAt) return now
    throw new Refused([
      {
        field: 'token',
        code: 'BAD_CREDENTIALS',
        message: (i18n) =>
          i18n._(
            'This link no longer works, or belongs to another account. Ask for another one on your account’s page.',
          ),
      },
    ])
  }
}

async function replaceEmail(
  ctx: Context,
  tx: Transaction,
  before: User,
  email: string,
  mayWrite: boolean,
): Promise<User> {
  const user = await tx.user.update({
    where: { id: before.id, emailKey: toEmailKey(before.email) },
    data: { email, emailKey: toEmailKey(email), emailVerifiedAt: ctx.now() },
    select: userColumns,
  })
  await revokeLinks(tx, before.id)
  if (mayWrite) await notifyAccount(ctx, tx, before, 'EMAIL_CHANGED')
  return user
}
