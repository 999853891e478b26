import { z } from 'zod'
import { isMissing } from '../../database/client.ts'
import type { Context } from '../context.ts'
import { linkVerifiedCustomer } from '../customers/link-verified-customer.ts'
import { conflict, Refused } from '../errors.ts'
import { parse } from '../validation.ts'
import { hashOfLink } from './account-links.ts'
import { toEmailKey } from './email-address.ts'
import { requireViewer } from './policy.ts'
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
  if (!ctx.channels.email || viewer.email === '') throw conflict(null, 'No link can be sent here.')
  if (viewer.emailVerifiedAt) throw conflict(null, 'Your e-mail is confirmed already.')
  await ctx.loginLimits.beforeVerification(viewer.id)
  await ctx.db.transaction((tx) => sendVerificationLink(ctx, tx, viewer))
}

const verification = z.object({ token: z.string().min(1).max(200) })

/**
 * Verifies the viewer's e-mail by a link's token, and links the customer whom the shop entered with it. The link alone is
 * not enough: whoever signed up with another person's e-mail would receive that person's orders when the person opens it.
 * @throws Unauthenticated, Refused (INVALID; BAD_CREDENTIALS for a token that isn't valid, or not of this account)
 */
export async function verifyEmail(ctx: Context, input: unknown): Promise<User> {
  requireViewer(ctx.viewer)
  const { id, email } = ctx.viewer
  const { token } = parse(verification, input)
  const emailKey = toEmailKey(email)
  const live = { tokenHash: hashOfLink(token), userId: id, emailKey, expiresAt: { gt: ctx.now() } }
  try {
    const user = await ctx.db.transaction(async (tx) => {
      await tx.emailVerification.delete({ where: live })
      return tx.user.update({
        where: { id, emailKey },
        data: { emailVerifiedAt: ctx.now() },
        select: userColumns,
      })
    })
    await linkVerifiedCustomer(ctx, user)
    return user
  } catch (error) {
    if (!isMissing(error)) throw error
    const now = await ctx.db.user.findUnique({ where: { id }, select: userColumns })
    // The link was opened twice.
    if (now?.emailVerifiedAt) return now
    throw new Refused([
      {
        field: 'token',
        code: 'BAD_CREDENTIALS',
        message:
          'This link no longer works, or belongs to another account. Ask for another one on your account’s page.',
      },
    ])
  }
}
