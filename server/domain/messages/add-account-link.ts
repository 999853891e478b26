import { inLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import { hashOfLink } from '../accounts/account-links.ts'
import type { Services } from '../context.ts'
import { DeliveryFailed } from './channels.ts'
import type { Message } from './message.ts'
import { pageLanguage } from './page-language.ts'

/** What stands for the link in the stored text. */
export const linkPlaceholder = '{link}'

/**
 * Inserts the link into the text of a message that resets a password or verifies an e-mail. Its token is a MAC of the
 * message's id: the same in each attempt, and stored nowhere.
 * @throws DeliveryFailed for a link that would not work
 */
export async function addAccountLink(
  { db, accountTokens, publicUrl, now }: Services,
  message: Message,
): Promise<Message> {
  const { id, event, subject, body, language } = message
  if (event !== 'PASSWORD_RESET' && event !== 'EMAIL_VERIFICATION') return message
  const token = accountTokens.sign(id)
  const where = { tokenHash: hashOfLink(token), expiresAt: { gt: now() } }
  const [path, count] =
    event === 'PASSWORD_RESET'
      ? [paths.resetPassword(token), await db.passwordReset.count({ where })]
      : [paths.verifyEmail(token), await db.emailVerification.count({ where })]
  if (count === 0 || publicUrl === null)
    throw new DeliveryFailed('Its link is used, replaced or no longer valid.', { isPermanent: true })
  const link = publicUrl + inLanguage(pageLanguage(language), path)
  const insert = (text: string) => text.replaceAll(linkPlaceholder, link)
  return { ...message, subject: subject && insert(subject), body: insert(body) }
}
