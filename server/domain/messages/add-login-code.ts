import { codeOf } from '../accounts/login-codes.ts'
import type { Services } from '../context.ts'
import { DeliveryFailed } from './channels.ts'
import type { Message } from './message.ts'

/** What stands for the code in the stored text. */
export const codePlaceholder = '{code}'

/**
 * Inserts the code into the text of a message that signs in. It belongs to the message's id, and is stored nowhere.
 * @throws DeliveryFailed for a code that would not work
 */
export async function addLoginCode(services: Services, message: Message): Promise<Message> {
  const { id, event, subject, body } = message
  if (event !== 'LOGIN_CODE') return message
  if ((await services.db.loginCode.count({ where: { id, expiresAt: { gt: services.now() } } })) === 0)
    throw new DeliveryFailed('Its code is used or no longer valid.', { isPermanent: true })
  const insert = (text: string) => text.replaceAll(codePlaceholder, codeOf(services, id))
  return { ...message, subject: subject && insert(subject), body: insert(body) }
}
