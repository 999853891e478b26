import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context, Services } from '../context.ts'
import { findCustomersToJoin } from '../customers/find-customers-to-join.ts'
import { conflict } from '../errors.ts'
import { codePlaceholder } from '../messages/add-login-code.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { addLoginCodeJob } from '../messages/job-queue.ts'
import { readTemplate } from '../messages/read-templates.ts'
import { fillTemplate } from '../messages/template-text.ts'
import { readSettings } from '../shop/read-settings.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { parse } from '../validation.ts'
import { hashOfLink, newResetToken } from './account-links.ts'
import { emailAddress, toEmailKey } from './email-address.ts'
import { loginCodeMs } from './login-codes.ts'
import { type User, userColumns } from './user.ts'

const request = z.object({ email: emailAddress })

/** What the code has to be typed with, and until when. */
export interface RequestedCode {
  request: string
  expiresAt: Date
}

/**
 * Requests six digits by e-mail that sign in without a password. The code is worth nothing without the token that is
 * returned, so that nobody else can try to guess it. Neither the response nor its time shows whether there is an account:
 * a job of the queue looks for it.
 * @throws Refused (INVALID; CONFLICT where the shop sends no e-mails), TooManyRequests
 */
export async function requestLoginCode(ctx: Context, input: unknown): Promise<RequestedCode> {
  const emailKey = toEmailKey(parse(request, input).email)
  if (!ctx.channels.email)
    throw conflict(null, (i18n) => i18n._('This shop sends no e-mails. Please log in with your password.'))
  await ctx.loginLimits.beforeLoginCode(ctx.address, emailKey)
  const [id, token] = [randomUUID(), newResetToken()]
  const expiresAt = new Date(ctx.now().getTime() + loginCodeMs)
  await ctx.db.transaction(async (tx) => {
    await tx.loginCode.create({ data: { id, requestHash: hashOfLink(token), emailKey, expiresAt } })
    await addLoginCodeJob(tx, id)
  })
  return { request: token, expiresAt }
}

/** Sends the code, if there is an account of this e-mail, or a customer whom the shop entered with it. */
export async function sendRequestedCode(services: Services, id: string): Promise<void> {
  await services.db.transaction(async (tx) => {
    const code = await tx.loginCode.findUnique({ where: { id, expiresAt: { gt: services.now() } } })
    if (!code) return
    const account = await tx.user.findUnique({ where: { emailKey: code.emailKey }, select: userColumns })
    const recipient = account ?? (await findCustomersToJoin(tx, code.emailKey))[0]
    if (recipient) await writeCode(services, tx, id, recipient)
  })
}

/** The text names nobody, as those of the links. */
async function writeCode(
  services: Services,
  tx: Transaction,
  id: string,
  { id: userId, email, language }: Pick<User, 'id' | 'email' | 'language'>,
): Promise<void> {
  const { settings } = await readSettings(tx)
  const { name } = withSettings(services.shop, settings, 0)
  const template = await readTemplate(tx, 'LOGIN_CODE', 'EMAIL', language)
  await enqueueMessages(tx, services, [
    {
      id,
      ...fillTemplate(template, { shop: name, code: codePlaceholder }),
      event: 'LOGIN_CODE',
      channel: 'EMAIL',
      recipient: email,
      language,
      userId,
      deduplicationKey: `LOGIN_CODE:${id}`,
    },
  ])
}

/** Deletes codes that are no longer valid. */
export async function deleteExpiredCodes({ db, now }: Services): Promise<void> {
  await db.loginCode.deleteMany({ where: { expiresAt: { lte: now() } } })
}
