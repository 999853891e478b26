import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import type { Order } from '../orders/order.ts'
import { type Payment, readPaymentsOf } from '../payments/payment.ts'
import { isKnownRecipient, exceedsMessageLimit } from './known-recipient.ts'
import { enqueueMessages } from './enqueue-messages.ts'
import { keyOfChange } from './withdraw-messages.ts'
import { readRules, readTextSource } from './read-templates.ts'
import type { TemplateChannel } from './template-text.ts'
import { eventOfStatus, type TemplateEvent } from './templates.ts'
import { writeOrderMessage } from './write-order-message.ts'

/** What a message about an order is of, and what distinguishes one occasion from another. */
interface Announcement {
  event: TemplateEvent
  /** Of the change: there is one message for each. */
  key: string
  /** Of which it says that it was received. */
  payment?: Payment
  /** How much later it is sent at the earliest. */
  delaySeconds?: number
}

/**
 * Writes to an order's customer, on the channels that the owner has chosen and that are set up, in the transaction of
 * the change. Addresses that a shopper wrote and nobody verified are told of a few new orders a day. WhatsApp messages of the order that were never sent are replaced.
 */
export async function announceOrder(
  ctx: Services,
  tx: Transaction,
  order: Order,
  { event, key, payment, delaySeconds = 0 }: Announcement,
): Promise<void> {
  const rules = await readRules(tx, event)
  const { email, phone } = order.customer
  const recipients: [TemplateChannel, string | null][] = [
    ['EMAIL', rules.EMAIL && ctx.channels.email ? email : null],
    ['WHATSAPP', rules.WHATSAPP ? phone : null],
  ]
  if (recipients.every(([, recipient]) => !recipient)) return
  const source = await readTextSource(tx)
  const payments = await readPaymentsOf(tx, [order.id])
  for (const [channel, recipient] of recipients) {
    if (!recipient) continue
    const isManual = channel === 'WHATSAPP' && !ctx.channels.whatsApp
    // Somebody of the shop sends it, and sees what it says and to whom.
    const isKnown = isManual || (await isKnownRecipient(tx, order, channel))
    if (
      !isKnown &&
      event === 'ORDER_PLACED' &&
      (await exceedsMessageLimit(tx, order, channel, recipient, ctx.now()))
    )
      continue
    const text = writeOrderMessage(ctx, source, { order, payments }, { event, channel, isKnown, payment })
    if (channel === 'WHATSAPP')
      await tx.message.deleteMany({
        where: {
          orderId: order.id,
          appointmentId: null,
          channel,
          status: 'TO_SEND',
          // What is to be said about the order's status is no less true.
          ...(event === 'GARMENT_PHOTO' && { event }),
        },
      })
    await enqueueMessages(tx, ctx, [
      {
        ...text,
        event,
        channel,
        recipient,
        language: order.language,
        orderId: order.id,
        userId: order.userId,
        paymentId: payment?.id ?? null,
        isManual,
        deduplicationKey: `${event}:${key}:${channel}`,
        delaySeconds,
      },
    ])
  }
}

/** Tells the customer what a change of the order means to them. */
export async function announceChange(
  ctx: Services,
  tx: Transaction,
  before: Order,
  after: Order,
): Promise<void> {
  const event =
    after.orderStatus === before.orderStatus
      ? after.quote && after.quote.quotedAt.getTime() !== before.quote?.quotedAt.getTime()
        ? 'QUOTE'
        : null
      : eventOfStatus(after.orderStatus)
  if (!event) return
  const key = keyOfChange({ orderId: after.id, version: after.version })
  await announceOrder(ctx, tx, after, { event, key, delaySeconds: event === 'QUOTE' ? 0 : undoSeconds })
}

/** A change of an order's status can be undone for this time; its messages are sent afterwards. */
const undoSeconds = 60
