import { z } from 'zod'
import type { Context, Services } from '../context.ts'
import { conflict } from '../errors.ts'
import { addResetJob } from '../messages/job-queue.ts'
import { parse } from '../validation.ts'
import { emailAddress, toEmailKey } from './email-address.ts'
import { accountKey } from './login-limits.ts'
import { sendResetLink } from './send-account-link.ts'
import { userColumns } from './user.ts'

const request = z.object({ email: emailAddress })

/**
 * Requests a password reset link for the account of an e-mail. Neither the response nor its time shows whether there is
 * one: a job of the queue finds the account.
 * @throws Refused (INVALID; CONFLICT where the shop sends no e-mails), TooManyRequests
 */
export async function requestPasswordReset(ctx: Context, input: unknown): Promise<void> {
  const emailKey = toEmailKey(parse(request, input).email)
  if (!ctx.channels.email)
    throw conflict(null, (i18n) => i18n._('This shop sends no e-mails. Please call us: we send you a link.'))
  await ctx.loginLimits.beforeReset(ctx.address, emailKey)
  await addResetJob(ctx.db, { emailKey, key: accountKey(emailKey) })
}

/** Sends the link, if there is such an account. */
export async function sendRequestedReset(services: Services, emailKey: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const account = await tx.user.findUnique({ where: { emailKey }, select: userColumns })
    if (account) await sendResetLink(services, tx, account)
  })
}
