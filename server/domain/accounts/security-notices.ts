import { randomUUID } from 'node:crypto'
import type { I18n } from '@lingui/core'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { withoutLinks } from '../messages/names.ts'
import { i18nIn } from '../messages/page-language.ts'
import { readSettings } from '../shop/read-settings.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { toEmailKey } from './email-address.ts'
import type { User } from './user.ts'

/** What the owners are notified of; the name is the account's, the program's or the shop's. */
export type OwnersNotice = 'OWNER_ADDED' | 'KEY_MADE' | 'TWO_FACTOR_OFF' | 'UPI_CHANGED'

/** What an account is notified of; of its e-mail at the address before. */
export type AccountNotice = 'PASSWORD_CHANGED' | 'PASSWORD_REMOVED' | 'EMAIL_CHANGED' | 'EMAIL_WANTED'

/**
 * Writes to all owners, in the transaction of the change, so that none is made unseen. Does nothing where the shop sends no
 * e-mails.
 */
export async function notifyOwners(
  ctx: Context,
  tx: Transaction,
  notice: OwnersNotice,
  name: string,
): Promise<void> {
  if (!ctx.channels.email) return
  const owners = await tx.user.findMany({
    where: { role: 'ADMIN', email: { not: '' } },
    select: { id: true, email: true, language: true },
  })
  const by = ctx.viewer?.name ?? ''
  await write(ctx, tx, notice, owners, { name: withoutLinks(name) ?? '–', by: withoutLinks(by) ?? '–' })
}

/** Whether an account may be written to now: one whose e-mail is not verified only a few times a day. */
export async function mayNotifyAccount(
  ctx: Context,
  { email, emailVerifiedAt }: Pick<User, 'email' | 'emailVerifiedAt'>,
): Promise<boolean> {
  if (!ctx.channels.email || email === '') return false
  return emailVerifiedAt !== null || ctx.loginLimits.mayWriteTo(toEmailKey(email))
}

/** Writes to an account about a change of it; no text of anybody's choice is in the message. */
export const notifyAccount = (
  ctx: Context,
  tx: Transaction,
  account: Pick<User, 'id' | 'email' | 'language'>,
  notice: AccountNotice,
): Promise<void> => write(ctx, tx, notice, [account], { name: '', by: '' })

async function write(
  ctx: Context,
  tx: Transaction,
  notice: OwnersNotice | AccountNotice,
  recipients: Pick<User, 'id' | 'email' | 'language'>[],
  names: { name: string; by: string },
): Promise<void> {
  const { settings } = await readSettings(tx)
  const { name: shop } = withSettings(ctx.shop, settings, 0)
  await enqueueMessages(
    tx,
    ctx,
    recipients.map(({ id: userId, email: recipient, language }) => ({
      event: 'SECURITY_NOTICE' as const,
      channel: 'EMAIL' as const,
      recipient,
      language,
      ...writeNotice(notice, i18nIn(language), { shop, ...names }),
      userId,
      deduplicationKey: `SECURITY_NOTICE:${randomUUID()}`,
    })),
  )
}

export function writeNotice(
  notice: OwnersNotice | AccountNotice,
  i18n: I18n,
  values: { shop: string; name: string; by: string },
) {
  const translate = (text: string) => i18n._(text, values)
  const [subject, ...paragraphs] = texts[notice]
  return { subject: translate(subject), body: paragraphs.map(translate).join('\n\n') }
}

const checkOwners =
  /*i18n*/ 'If you know nothing of it, sign in, end all sessions on your account page, choose another password, and look at the change log.'
const checkAccount = /*i18n*/ 'If it was not you, choose another password at once, or call us.'

const texts: Record<OwnersNotice | AccountNotice, [subject: string, ...paragraphs: string[]]> = {
  OWNER_ADDED: [
    /*i18n*/ '{shop} has a new owner',
    /*i18n*/ '{by} has made {name} an owner of the shop, who may do everything.',
    checkOwners,
  ],
  KEY_MADE: [
    /*i18n*/ '{shop}: a new API key',
    /*i18n*/ '{by} has made a new API key for the program {name}.',
    checkOwners,
  ],
  TWO_FACTOR_OFF: [
    /*i18n*/ '{shop}: two-factor authentication was turned off',
    /*i18n*/ '{by} has turned off the two-factor authentication of {name}.',
    checkOwners,
  ],
  UPI_CHANGED: [
    /*i18n*/ '{shop}: customers pay to another UPI address',
    /*i18n*/ '{by} has changed the UPI address to which customers pay. The settings show the address as it is now, and the change log both.',
    checkOwners,
  ],
  PASSWORD_CHANGED: [
    /*i18n*/ '{shop}: your password was changed',
    /*i18n*/ 'The password of your account at {shop} was changed.',
    checkAccount,
  ],
  PASSWORD_REMOVED: [
    /*i18n*/ '{shop}: the password of your account was removed',
    /*i18n*/ 'You have signed in at {shop} with a code, which has confirmed this e-mail. The password that was chosen before no longer works, and all other browsers are signed out: anybody could have chosen it.',
    /*i18n*/ 'You can choose another one on the login page, or go on with codes.',
  ],
  EMAIL_CHANGED: [
    /*i18n*/ '{shop}: the e-mail of your account was changed',
    /*i18n*/ 'Your account at {shop} has another e-mail now, and this one is no longer used.',
    checkAccount,
  ],
  EMAIL_WANTED: [
    /*i18n*/ 'You have an account at {shop}',
    /*i18n*/ "Somebody wanted to use this e-mail for another account at {shop}. It is your account's already: nothing was changed, and you need not do anything.",
    /*i18n*/ "If it was you, log in with this e-mail. If you don't know the password, choose another one on the login page.",
  ],
}
