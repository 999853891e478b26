import type { Language, Permission, Role } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { i18nIn } from '../messages/page-language.ts'
import type { NotificationTexts } from './notification-texts.ts'
import { mayReceive, type StaffEvent } from './recipients.ts'

interface News {
  /** Of the change: each browser is notified of it once. */
  key: string
  texts: NotificationTexts
  /** The path of the page that shows it. */
  address: string
  orderId?: string
}

/** A browser that is notified: its subscription, and the name and language of its person. */
interface Recipient {
  subscriptionId: string
  name: string
  language: Language
}

/** The message to one browser. */
function messageTo(
  event: StaffEvent | 'GARMENT_ASSIGNED',
  { key, texts, address, orderId }: News,
  { subscriptionId, name, language }: Recipient,
) {
  const { title, body } = texts(i18nIn(language))
  return {
    event,
    channel: 'PUSH' as const,
    recipient: name,
    language,
    subject: title,
    body,
    address,
    orderId: orderId ?? null,
    subscriptionId,
    deduplicationKey: `${event}:${key}:${subscriptionId}`,
  }
}

interface StaffNews extends News {
  event: StaffEvent
  /** Who made the change, and needs no notification. */
  exceptUserId?: string | null
}

interface Subscriber {
  id: string
  userId: string
  name: string
  role: Role
  permissions: Permission[]
  language: Language
}

/**
 * Notifies the browsers of the accounts that may hear of an event, in the transaction of its change. Nothing is stored
 * while notifications are not set up.
 */
export async function notifyStaff(
  services: Pick<Services, 'channels' | 'now'>,
  tx: Transaction,
  { event, exceptUserId = null, ...news }: StaffNews,
): Promise<void> {
  if (!services.channels.push) return
  // Locked, so that none is deleted before the messages refer to it.
  const subscribers = await tx.$queryRaw<Subscriber[]>`
    SELECT "push_subscriptions"."id", "users"."id" AS "userId", "users"."name", "users"."role"::text,
      "users"."permissions"::text[], "users"."language"::text
    FROM "push_subscriptions" JOIN "users" ON "users"."id" = "push_subscriptions"."userId"
    WHERE "users"."id" IS DISTINCT FROM ${exceptUserId}::uuid
    ORDER BY "push_subscriptions"."id" FOR KEY SHARE OF "push_subscriptions"`
  await enqueueMessages(
    tx,
    services,
    subscribers
      .filter((subscriber) => mayReceive(event, subscriber))
      .map(({ id: subscriptionId, userId, name, language }) => ({
        ...messageTo(event, news, { subscriptionId, name, language }),
        userId,
      })),
  )
}

interface TailorNews extends News {
  tailorId: string
}

interface TailorSubscriber {
  id: string
  name: string
  language: 'ENGLISH' | 'HINDI'
}

/** Notifies the browsers of a tailor that something was assigned, in the transaction of the change. */
export async function notifyTailor(
  services: Pick<Services, 'channels' | 'now'>,
  tx: Transaction,
  { tailorId, ...news }: TailorNews,
): Promise<void> {
  if (!services.channels.push) return
  const subscribers = await tx.$queryRaw<TailorSubscriber[]>`
    SELECT "push_subscriptions"."id", "tailors"."name", "tailors"."language"::text
    FROM "push_subscriptions" JOIN "tailor_sessions" ON "tailor_sessions"."id" = "tailorSessionId"
    JOIN "tailors" ON "tailors"."id" = "tailorId"
    WHERE "tailorId" = ${tailorId}::uuid AND "isActive"
    ORDER BY "push_subscriptions"."id" FOR KEY SHARE OF "push_subscriptions"`
  await enqueueMessages(
    tx,
    services,
    subscribers.map(({ id: subscriptionId, name, language }) =>
      messageTo('GARMENT_ASSIGNED', news, {
        subscriptionId,
        name,
        language: language === 'HINDI' ? 'HI' : 'EN',
      }),
    ),
  )
}
