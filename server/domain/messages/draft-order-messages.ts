import type { MessageEvent, Permission } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Context, Services } from '../context.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from '../payments/payment.ts'
import type { MessageDraft } from './message-draft.ts'
import type { TextSource } from './read-templates.ts'
import { eventOfStatus, type TemplateEvent } from './templates.ts'
import { writeOrderMessage } from './write-order-message.ts'

/** Who may write about it by hand. */
export const permissionToWrite = (event: MessageEvent): Permission =>
  event === 'PAYMENT_REMINDER' ? 'RECORD_PAYMENTS' : 'MANAGE_ORDERS'

/**
 * The WhatsApp messages that fit an order as it is now: about its status, and about what is still to be paid. Empty
 * without a phone number, and for those who may not write them.
 */
export async function draftOrderMessages(ctx: Context, order: Order): Promise<MessageDraft[]> {
  if (!isAllowed(ctx.viewer, 'MANAGE_ORDERS') && !isAllowed(ctx.viewer, 'RECORD_PAYMENTS')) return []
  const payments = await ctx.loaders.payments.load(order.id)
  const drafts = draftsOf(ctx, await ctx.loaders.texts(), order, payments)
  return drafts.filter(({ event }) => isAllowed(ctx.viewer, permissionToWrite(event)))
}

/** The same whoever the viewer is. */
export function draftsOf(
  ctx: Services,
  source: TextSource,
  order: Order,
  payments: Payment[],
): MessageDraft[] {
  const { phone: recipient } = order.customer
  if (!recipient) return []
  const channel = 'WHATSAPP'
  return eventsOf(order, payments).map((event) => ({
    ...writeOrderMessage(ctx, source, { order, payments }, { event, channel, isKnown: true }),
    event,
    channel,
    recipient,
    language: order.language,
  }))
}

function eventsOf(order: Order, payments: Payment[]): TemplateEvent[] {
  const { orderStatus, quote } = order
  if (orderStatus === 'CANCELLED') return []
  const isQuoted = quote !== null && quote.acceptedAt === null
  const ofStatus = eventOfStatus(orderStatus) ?? (isQuoted ? 'QUOTE' : 'ORDER_PLACED')
  return balanceOf(order, payments).balance ? [ofStatus, 'PAYMENT_REMINDER'] : [ofStatus]
}
