import type { MessageEvent } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { type AppointmentEvent, isKnownTo, writeAppointment } from '../appointments/announce-appointment.ts'
import { appointmentColumns } from '../appointments/appointment.ts'
import { balanceOf } from '../orders/balance.ts'
import { type Order, readOrder } from '../orders/order.ts'
import { type Payment, readPaymentsOf } from '../payments/payment.ts'
import { readStockAlert } from '../stock-alerts/read-requested-alerts.ts'
import { writeBackInStock } from '../stock-alerts/write-back-in-stock.ts'
import { isKnownRecipient } from './known-recipient.ts'
import type { Message } from './message.ts'
import { readTextSource } from './read-templates.ts'
import type { TemplateChannel, TemplateText } from './template-text.ts'
import { eventOfStatus, templateOf, type TemplateEvent, templateEvents } from './templates.ts'
import { writeOrderMessage } from './write-order-message.ts'

/** What a message says by the facts as they are now, or why it is not to be sent any more. */
export type CurrentMessage = { text: TemplateText; reason: null } | { text: null; reason: string }

const withdrawn = (reason: string): CurrentMessage => ({ text: null, reason })

/** Those that are written from a template and the facts of an order. */
const ofOrders: readonly MessageEvent[] = templateEvents.filter((event) =>
  templateOf(event).placeholders.includes('order'),
)

/** Those that are written when an order reaches a status. */
const ofStatuses: readonly MessageEvent[] = templateEvents.filter((event) => templateOf(event).status)

/** Notifications of staff, whose texts stay, about an order that has to be one still. */
const ofStaff: readonly MessageEvent[] = ['NEW_ORDER', 'QUOTE_ACCEPTED', 'PAYMENT_TO_CONFIRM']

/** A message by the facts as they are now. Those that depend on none stay as they are. */
export async function readCurrent(ctx: Services, tx: Transaction, message: Message): Promise<CurrentMessage> {
  const { event, orderId, subject, body } = message
  if (event === 'BACK_IN_STOCK') return currentStockAlert(ctx, tx, message)
  if (message.appointmentId) return currentAppointment(ctx, tx, message, message.appointmentId)
  const isOfOrder = ofOrders.includes(event)
  if (!isOfOrder && !ofStaff.includes(event)) return { text: { subject, body }, reason: null }
  const order = orderId && (await readOrder(tx, orderId))
  if (!order) return { text: { subject, body }, reason: null }
  const payments = await readPaymentsOf(tx, [order.id])
  const reason = await withdrawalOf(tx, message, order, payments)
  if (reason !== null) return withdrawn(reason)
  const payment = payments.find(({ id }) => id === message.paymentId) ?? null
  // The amount of a payment that isn't known can't be written again.
  if (!isOfOrder || (event === 'PAYMENT_RECEIVED' && !payment))
    return { text: { subject, body }, reason: null }
  const channel = message.channel as TemplateChannel
  const isKnown = message.status === 'TO_SEND' || (await isKnownRecipient(tx, order, channel))
  const [source, language] = [await readTextSource(tx), message.language]
  const text = writeOrderMessage(
    ctx,
    source,
    { order: { ...order, language }, payments },
    { event: event as TemplateEvent, channel, isKnown, payment },
  )
  return { text, reason: null }
}

/** Why a message about an order is not to be sent any more; null while its cause holds. */
async function withdrawalOf(
  tx: Transaction,
  { event, paymentId, createdAt }: Message,
  order: Order,
  payments: readonly Payment[],
): Promise<string | null> {
  if (event === 'PAYMENT_RECEIVED')
    return payments.some(({ id, isReversed }) => id === paymentId && isReversed)
      ? 'The payment was reversed.'
      : null
  if (order.orderStatus === 'CANCELLED') return 'The order was cancelled.'
  if (event === 'QUOTE') {
    if (!order.quote || order.quote.acceptedAt) return 'The price is settled already.'
    return createdAt < order.quote.quotedAt ? 'The price was changed, and another message says so.' : null
  }
  if (event === 'PAYMENT_REMINDER')
    return balanceOf(order, payments).balance ? null : 'Nothing is still to be paid.'
  if (event === 'GARMENT_PHOTO')
    return (await tx.garmentPhoto.count({ where: { isShared: true, garment: { orderId: order.id } } })) > 0
      ? null
      : 'The photograph is not shown any more.'
  if (event === 'PAYMENT_TO_CONFIRM')
    return (await tx.upiClaim.count({ where: { orderId: order.id, status: 'WAITING' } })) > 0
      ? null
      : 'The payment was confirmed or rejected already.'
  return ofStatuses.includes(event) && eventOfStatus(order.orderStatus) !== event
    ? 'The order has another status now.'
    : null
}

async function currentAppointment(
  ctx: Services,
  tx: Transaction,
  { event, status, ...message }: Message,
  id: string,
): Promise<CurrentMessage> {
  const appointment = await tx.appointment.findUnique({ where: { id }, select: appointmentColumns })
  if (appointment?.status !== 'BOOKED') return withdrawn('The appointment was cancelled, or has taken place.')
  if (appointment.startsAt <= ctx.now()) return withdrawn('The time of the appointment has passed.')
  const order = appointment.orderId === null ? null : await readOrder(tx, appointment.orderId)
  const channel = message.channel as TemplateChannel
  const isKnown = status === 'TO_SEND' || (await isKnownTo(tx, appointment, order, channel))
  const text = writeAppointment(
    ctx,
    await readTextSource(tx),
    { appointment, order },
    { event: event as AppointmentEvent, channel, isKnown },
  )
  return { text, reason: null }
}

async function currentStockAlert(ctx: Services, tx: Transaction, message: Message): Promise<CurrentMessage> {
  const { stockAlertId, subject, body } = message
  // A copy that was made before copies kept it.
  if (!stockAlertId) return { text: { subject, body }, reason: null }
  const alert = await readStockAlert(tx, stockAlertId)
  if (!alert) return withdrawn('The request for this message was deleted.')
  if (!alert.isBack) return withdrawn('It is not in stock any more.')
  const written = writeBackInStock(ctx, await readTextSource(tx), alert)
  return { text: { subject: written.subject, body: written.body }, reason: null }
}
