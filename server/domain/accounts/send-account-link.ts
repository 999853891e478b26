import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { linkPlaceholder } from '../messages/add-account-link.ts'
import { readTemplate } from '../messages/read-templates.ts'
import { fillTemplate } from '../messages/template-text.ts'
import { readSettings } from '../shop/read-settings.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { emailedResetMs, hashOfLink, verificationMs } from './account-links.ts'
import { toEmailKey } from './email-address.ts'
import type { User } from './user.ts'

type Recipient = Pick<User, 'id' | 'email' | 'language'>

/**
 * Sends an account a link that verifies its e-mail, or the one that is to replace it, in the transaction of the change; the
 * link before is worthless. Does nothing where the shop sends no e-mails.
 */
export async function sendVerificationLink(
  ctx: Services,
  tx: Transaction,
  account: Recipient,
  newEmail: string | null = null,
) {
  if (!ctx.channels.email) return
  const email = newEmail ?? account.email
  const link = {
    tokenHash: await sendLink(ctx, tx, { ...account, email }, 'EMAIL_VERIFICATION'),
    emailKey: toEmailKey(email),
    newEmail,
    expiresAt: new Date(ctx.now().getTime() + verificationMs),
  }
  await tx.emailVerification.upsert({
    where: { userId: account.id },
    create: { userId: account.id, ...link },
    update: link,
  })
}

/** Sends an account a link that resets its password; the one before is worthless. */
export async function sendResetLink(ctx: Services, tx: Transaction, account: Recipient) {
  const link = {
    tokenHash: await sendLink(ctx, tx, account, 'PASSWORD_RESET'),
    expiresAt: new Date(ctx.now().getTime() + emailedResetMs),
  }
  await tx.passwordReset.upsert({
    where: { userId: account.id },
    create: { userId: account.id, ...link },
    update: link,
  })
}

/**
 * Writes the message and returns the hash of its link's token. The text names nobody: whoever signs up with a name of
 * their choice and another person's e-mail must not be able to write to that person.
 */
async function sendLink(
  ctx: Services,
  tx: Transaction,
  { id: userId, email, language }: Recipient,
  event: 'PASSWORD_RESET' | 'EMAIL_VERIFICATION',
): Promise<string> {
  const id = randomUUID()
  const { settings } = await readSettings(tx)
  const { name } = withSettings(ctx.shop, settings, 0)
  const template = await readTemplate(tx, event, 'EMAIL', language)
  const text = fillTemplate(template, { shop: name, link: linkPlaceholder })
  await enqueueMessages(tx, ctx, [
    {
      id,
      ...text,
      event,
      channel: 'EMAIL',
      recipient: email,
      language,
      userId,
      deduplicationKey: `${event}:${id}`,
    },
  ])
  return hashOfLink(ctx.accountTokens.sign(id))
}
