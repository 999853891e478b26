import { inLanguage } from '../../../shared/languages.ts'
import { paths } from '../../../shared/paths.ts'
import type { AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { enqueueMessages } from '../messages/enqueue-messages.ts'
import { isKnownRecipient } from '../messages/known-recipient.ts'
import { addressed } from '../messages/names.ts'
import { i18nIn, pageLanguage } from '../messages/page-language.ts'
import { readRules, readTextSource, templateFrom, type TextSource } from '../messages/read-templates.ts'
import { fillTemplate, type TemplateChannel, type TemplateText } from '../messages/template-text.ts'
import { type Order, readOrder } from '../orders/order.ts'
import { withSettings } from '../shop/shop-settings.ts'
import { type Appointment, kindNames, whenOf } from './appointment.ts'

export type AppointmentEvent = 'APPOINTMENT_BOOKED' | 'APPOINTMENT_REMINDER'

/** How many automatic messages about an order's appointments an address that a shopper wrote gets within a day. */
const MAX_TO_UNVERIFIED = 4

const DAY_MS = 24 * 60 * 60 * 1000

/**
 * Writes to an appointment's customer, on the channels that the owner has chosen and that are set up, in the transaction of the change.
 * Without an order only its phone number is known.
 */
export async function announceAppointment(
  ctx: Services,
  tx: Transaction,
  appointment: Appointment,
  event: AppointmentEvent,
): Promise<void> {
  const { id, version, orderId, phone, language } = appointment
  const rules = await readRules(tx, event)
  const order = orderId === null ? null : await readOrder(tx, orderId)
  const recipients: [TemplateChannel, string | null][] = [
    ['EMAIL', rules.EMAIL && ctx.channels.email ? (order?.customer.email ?? null) : null],
    ['WHATSAPP', rules.WHATSAPP ? phone : null],
  ]
  if (recipients.every(([, recipient]) => recipient === null)) return
  const source = await readTextSource(tx)
  for (const [channel, recipient] of recipients) {
    if (recipient === null) continue
    const isManual = channel === 'WHATSAPP' && !ctx.channels.whatsApp
    const isKnown = isManual || (await isKnownTo(tx, appointment, order, channel))
    if (!isKnown && (await exceedsLimit(tx, orderId, recipient, ctx.now()))) continue
    await enqueueMessages(tx, ctx, [
      {
        ...writeAppointment(ctx, source, { appointment, order }, { event, channel, isKnown }),
        event,
        channel,
        recipient,
        language,
        orderId,
        userId: order?.userId ?? null,
        appointmentId: id,
        isManual,
        deduplicationKey: `${event}:${id}:${version}:${channel}`,
      },
    ])
  }
}

/** Whether its address is known to be the customer's: the staff booked for it, or it is that of the order. */
export async function isKnownTo(
  tx: Pick<Transaction, 'user'>,
  { bookedBy }: Appointment,
  order: Order | null,
  channel: TemplateChannel,
): Promise<boolean> {
  if (order === null) return bookedBy === 'SHOP'
  return isKnownRecipient(tx, order, channel)
}

const exceedsLimit = async (tx: Transaction, orderId: string | null, recipient: string, now: Date) =>
  (await tx.message.count({
    where: {
      orderId,
      recipient,
      event: { in: ['APPOINTMENT_BOOKED', 'APPOINTMENT_REMINDER'] },
      createdAt: { gt: new Date(now.getTime() - DAY_MS) },
    },
  })) >= MAX_TO_UNVERIFIED

/** Deletes the messages about an appointment that were not sent. A job of a deleted message does nothing. */
export async function withdrawAppointmentMessages(tx: Transaction, appointmentId: string): Promise<void> {
  await tx.message.deleteMany({ where: { appointmentId, status: { in: ['QUEUED', 'TO_SEND'] } } })
}

interface Written {
  event: AppointmentEvent
  channel: TemplateChannel
  /** Whether the address is the customer's: others get no text that a shopper chose. */
  isKnown: boolean
}

/** A message about an appointment as it is now, in its customer's language. */
export function writeAppointment(
  ctx: Services,
  source: TextSource,
  { appointment, order }: { appointment: Appointment; order: Order | null },
  { event, channel, isKnown }: Written,
): TemplateText {
  const { kind, place, startsAt, customerName, language } = appointment
  const i18n = i18nIn(language)
  const shop = withSettings(ctx.shop, source.settings, 0)
  const path = order && paths.trackedOrder(ctx.trackingTokens.sign(order.id))
  return fillTemplate(templateFrom(source, event, channel, language), {
    customer: addressed(isKnown ? customerName : null, language),
    shop: shop.name,
    appointment: i18n._(kindNames[kind]),
    ...whenOf(i18n, startsAt),
    place: i18n._(placeNames[place]),
    link: path && ctx.publicUrl && ctx.publicUrl + inLanguage(pageLanguage(language), path),
  })
}

const placeNames: Record<AppointmentPlace, string> = {
  SHOP: /*i18n*/ 'at the shop',
  HOME: /*i18n*/ 'at your home',
}
