import { randomUUID } from 'node:crypto'
import type { Language } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { withoutLinks } from '../messages/names.ts'
import { readSettings } from '../shop/read-settings.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { toEmailKey } from './email-address.ts'
import type { User } from './user.ts'

/** What the owners are notified of; the name is the account's, the program's or the shop's. */
export type OwnersNotice = 'OWNER_ADDED' | 'KEY_MADE' | 'TWO_FACTOR_OFF' | 'UPI_CHANGED'

/** What an account is notified of; of its e-mail at the address before. */
export type AccountNotice = 'PASSWORD_CHANGED' | 'EMAIL_CHANGED' | 'EMAIL_WANTED'

interface Values {
  shop: string
  name: string
  by: string
}

type Texts = Record<
  OwnersNotice | AccountNotice,
  { subject: (values: Values) => string; body: (values: Values) => string }
>

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
  names: Pick<Values, 'name' | 'by'>,
): Promise<void> {
  const { settings } = await readSettings(tx)
  const { name: shop } = withSettings(ctx.shop, settings, 0)
  await enqueueMessages(
    tx,
    ctx,
    recipients.map(({ id: userId, email: recipient, language }) => {
      const { subject, body } = texts[language][notice]
      return {
        event: 'SECURITY_NOTICE' as const,
        channel: 'EMAIL' as const,
        recipient,
        language,
        subject: subject({ shop, ...names }),
        body: body({ shop, ...names }),
        userId,
        deduplicationKey: `SECURITY_NOTICE:${randomUUID()}`,
      }
    }),
  )
}

const checkOwners =
  'If you know nothing of it, sign in, end all sessions on your account page, choose another password, and look at the change log.'
const checkOwnersHindi =
  'अगर आपको इसकी जानकारी नहीं है, तो लॉग इन करके अपने खाते के पेज पर सभी जगह से लॉग आउट करें, नया पासवर्ड चुनें और बदलावों की सूची देखें।'
const checkAccount = 'If it was not you, choose another password at once, or call us.'
const checkAccountHindi = 'अगर यह आपने नहीं किया, तो तुरंत दूसरा पासवर्ड चुनें, या हमें फ़ोन करें।'

const texts: Record<Language, Texts> = {
  EN: {
    OWNER_ADDED: {
      subject: ({ shop }) => `${shop} has a new owner`,
      body: ({ name, by }) =>
        `${by} has made ${name} an owner of the shop, who may do everything.\n\n${checkOwners}`,
    },
    KEY_MADE: {
      subject: ({ shop }) => `${shop}: a new API key`,
      body: ({ name, by }) => `${by} has made a new API key for the program ${name}.\n\n${checkOwners}`,
    },
    TWO_FACTOR_OFF: {
      subject: ({ shop }) => `${shop}: two-factor authentication was turned off`,
      body: ({ name, by }) =>
        `${by} has turned off the two-factor authentication of ${name}.\n\n${checkOwners}`,
    },
    UPI_CHANGED: {
      subject: ({ shop }) => `${shop}: customers pay to another UPI address`,
      body: ({ by }) =>
        `${by} has changed the UPI address to which customers pay. The settings show the address as it is now, and the change log both.\n\n${checkOwners}`,
    },
    PASSWORD_CHANGED: {
      subject: ({ shop }) => `${shop}: your password was changed`,
      body: ({ shop }) => `The password of your account at ${shop} was changed.\n\n${checkAccount}`,
    },
    EMAIL_CHANGED: {
      subject: ({ shop }) => `${shop}: the e-mail of your account was changed`,
      body: ({ shop }) =>
        `Your account at ${shop} has another e-mail now, and this one is no longer used.\n\n${checkAccount}`,
    },
    EMAIL_WANTED: {
      subject: ({ shop }) => `You have an account at ${shop}`,
      body: ({ shop }) =>
        `Somebody wanted to use this e-mail for another account at ${shop}. It is your account's already: nothing was changed, and you need not do anything.\n\nIf it was you, log in with this e-mail. If you don't know the password, choose another one on the login page.`,
    },
  },
  HI: {
    OWNER_ADDED: {
      subject: ({ shop }) => `${shop} में एक नया मालिक जोड़ा गया`,
      body: ({ name, by }) =>
        `${by} ने ${name} को दुकान का मालिक बनाया है, जो सब कुछ कर सकते हैं।\n\n${checkOwnersHindi}`,
    },
    KEY_MADE: {
      subject: ({ shop }) => `${shop}: एक नई API कुंजी`,
      body: ({ name, by }) => `${by} ने प्रोग्राम ${name} के लिए एक नई API कुंजी बनाई है।\n\n${checkOwnersHindi}`,
    },
    TWO_FACTOR_OFF: {
      subject: ({ shop }) => `${shop}: दो चरणों वाला लॉगिन बंद किया गया`,
      body: ({ name, by }) => `${by} ने ${name} का दो चरणों वाला लॉगिन बंद किया है।\n\n${checkOwnersHindi}`,
    },
    UPI_CHANGED: {
      subject: ({ shop }) => `${shop}: ग्राहक अब दूसरे UPI पते पर पैसे देंगे`,
      body: ({ by }) =>
        `${by} ने वह UPI पता बदला है जिस पर ग्राहक पैसे देते हैं। अभी का पता सेटिंग्स में दिखता है, और दोनों पते बदलावों की सूची में।\n\n${checkOwnersHindi}`,
    },
    PASSWORD_CHANGED: {
      subject: ({ shop }) => `${shop}: आपका पासवर्ड बदला गया`,
      body: ({ shop }) => `${shop} में आपके खाते का पासवर्ड बदला गया है।\n\n${checkAccountHindi}`,
    },
    EMAIL_CHANGED: {
      subject: ({ shop }) => `${shop}: आपके खाते का ई-मेल बदला गया`,
      body: ({ shop }) =>
        `${shop} में आपके खाते का ई-मेल अब दूसरा है, और यह ई-मेल अब इस्तेमाल नहीं होता।\n\n${checkAccountHindi}`,
    },
    EMAIL_WANTED: {
      subject: ({ shop }) => `${shop} में आपका खाता है`,
      body: ({ shop }) =>
        `किसी ने ${shop} में एक और खाते के लिए यह ई-मेल लिखा। यह पहले से आपके खाते का है: कुछ नहीं बदला गया, और आपको कुछ करने की ज़रूरत नहीं है।\n\nअगर यह आप थे, तो इसी ई-मेल से लॉग इन करें। पासवर्ड याद न हो, तो लॉगिन पेज पर नया चुनें।`,
    },
  },
}
