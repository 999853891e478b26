import { inLanguage, languages } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { Services } from '../context.ts'
import { DeliveryFailed } from '../messages/channels.ts'
import type { Message } from '../messages/message.ts'
import { pageLanguage } from '../messages/page-language.ts'
import { mayReceive } from './recipients.ts'
import { pushNotification, SubscriptionExpired } from './push-service.ts'

/**
 * Makes one attempt to notify a browser. A subscription that its push service no longer knows is deleted.
 * @throws DeliveryFailed, for good when the browser is signed out, or its account may no longer hear of the event
 */
export async function sendNotification(
  { db, outbound, channels, now }: Pick<Services, 'db' | 'outbound' | 'channels' | 'now'>,
  message: Message,
): Promise<void> {
  if (!channels.push) throw new DeliveryFailed('Notifications are switched off.', { isPermanent: true })
  const subscription = message.subscriptionId
    ? await db.pushSubscription.findUnique({
        where: { id: message.subscriptionId },
        include: {
          user: { select: { role: true, permissions: true } },
          session: { select: { expiresAt: true } },
          tailorSession: { select: { expiresAt: true, tailor: { select: { isActive: true } } } },
        },
      })
    : null
  if (!subscription) throw new SubscriptionExpired()
  const { user, tailorSession } = subscription
  const expiresAt = (subscription.session ?? tailorSession)?.expiresAt
  if (expiresAt && expiresAt <= now()) throw new SubscriptionExpired()
  const isRecipient = user ? mayReceive(message.event, user) : tailorSession?.tailor.isActive
  if (!isRecipient) throw new DeliveryFailed('The account may no longer hear of this.', { isPermanent: true })
  const language = pageLanguage(message.language)
  try {
    await pushNotification(outbound, channels.push, subscription, {
      title: message.subject ?? '',
      body: message.body,
      address: inLanguage(language, message.address ?? paths.home()),
      language: languages[language].tag,
      // Of several garments assigned at once, a tailor sees one notification: it opens the list.
      tag: message.event === 'GARMENT_ASSIGNED' ? message.event : message.id.replaceAll('-', ''),
    })
  } catch (error) {
    if (error instanceof SubscriptionExpired)
      await db.pushSubscription.deleteMany({ where: { id: subscription.id } })
    throw error
  }
}
