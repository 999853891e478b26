import webPush from 'web-push'
import type { Outbound } from '../../platform/outbound/outbound.ts'
import { OutboundFailed } from '../../platform/outbound/outbound-failed.ts'
import { DeliveryFailed, type VapidKeys } from '../messages/channels.ts'

/** A browser, as its push service knows it. */
export interface PushAddress {
  endpoint: string
  /** The browser's public key, in base64url. */
  p256dh: string
  /** The browser's shared secret, in base64url. */
  auth: string
}

/** What the service worker shows: `client/app/service-worker.ts` reads it. */
export interface Notification {
  title: string
  body: string
  /** The path of the page that it opens. */
  address: string
  /** A tag of the language of its text, such as `hi-IN`. */
  language: string
  /** A later one of the same tag replaces an earlier one: at most 32 characters of base64url. */
  tag: string
}

/** How long a push service stores a notification for a browser that is offline. */
const TTL_SECONDS = 24 * 60 * 60

/** Thrown when the push service no longer knows the browser: the subscription is to be deleted. */
export class SubscriptionExpired extends DeliveryFailed {
  constructor() {
    super('This browser no longer shows notifications.', { isPermanent: true })
  }
}

/**
 * Hands a notification over to the browser's push service (RFC 8030), encrypted for the browser (RFC 8291) and signed with
 * the shop's keys (RFC 8292). The request is sent by `outbound` rather than by the library, which would read a response of
 * any length. An attempt whose response is lost needs no mark: a repeated notification replaces the first by its tag.
 * @throws DeliveryFailed
 */
export async function pushNotification(
  outbound: Outbound,
  vapidDetails: VapidKeys,
  { endpoint, p256dh, auth }: PushAddress,
  notification: Notification,
): Promise<void> {
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: { p256dh, auth } },
    JSON.stringify(notification),
    { vapidDetails, TTL: TTL_SECONDS, topic: notification.tag, urgency: 'high' },
  )
  const { status } = await outbound.post(endpoint, asTexts(headers), body).catch((error: unknown) => {
    if (error instanceof OutboundFailed) throw new DeliveryFailed('The push service can’t be reached.')
    throw error
  })
  if (status >= 200 && status < 300) return
  if (status === 404 || status === 410) throw new SubscriptionExpired()
  if (status === 429 || status >= 500) throw new DeliveryFailed('The push service asks to try again later.')
  throw status === 401 || status === 403
    ? new DeliveryFailed(
        'The push service refused the shop’s keys. Switch notifications off and on again in that browser.',
        { isPermanent: true },
      )
    : new DeliveryFailed('The push service refused this notification.', { isPermanent: true })
}

const asTexts = (headers: object) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
