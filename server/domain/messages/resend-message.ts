import { randomUUID } from 'node:crypto'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { isId } from '../validation.ts'
import type { Channels } from './channels.ts'
import { readCurrent } from './current-message.ts'
import { enqueueMessages } from './enqueue-messages.ts'
import { addSendingJobs } from './job-queue.ts'
import { type Message, messageColumns } from './message.ts'
import { refreshMessage } from './refresh-message.ts'
import { isRequired } from './template-text.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** Whether a message can be sent again: account messages hold links, which are requested anew. */
export const canResend = (
  { channels }: { channels: Channels },
  { event, channel, status, subscriptionId }: Message,
): boolean =>
  (status === 'FAILED' || status === 'SENT') &&
  !isRequired(event) &&
  (channel === 'WHATSAPP' ||
    (channel === 'EMAIL' && channels.email !== null) ||
    (channel === 'PUSH' && channels.push !== null && subscriptionId !== null))

/**
 * Puts a message that failed into the queue again, or a copy of one that was sent; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT when it can't be sent again)
 */
export async function resendMessage(ctx: Context, id: string): Promise<Message> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return ctx.db.transaction(async (tx) => {
    const message = await lockMessage(tx, id)
    if (!canResend(ctx, message))
      throw conflict('id', (i18n) => i18n._('This message can’t be sent again now.'))
    const { reason } = await readCurrent(ctx, tx, message)
    if (reason !== null)
      throw conflict('id', (i18n) =>
        i18n._('What this message says no longer holds: it can’t be sent again.'),
      )
    return message.status === 'FAILED' ? queueAgain(ctx, tx, message) : copy(ctx, tx, message)
  })
}

async function queueAgain(ctx: Context, tx: Transaction, { id, channel }: Message): Promise<Message> {
  const isManual = channel === 'WHATSAPP' && !ctx.channels.whatsApp
  if (!isManual) await addSendingJobs(tx, [id])
  const message = await tx.message.update({
    where: { id },
    data: { status: isManual ? 'TO_SEND' : 'QUEUED', attempts: 0, uncertainAttempts: 0, lastError: null },
    select: messageColumns,
  })
  return refreshMessage(ctx, tx, message)
}

async function copy(ctx: Context, tx: Transaction, message: Message): Promise<Message> {
  const { event, channel, recipient, language, subject, body, orderId, userId, subscriptionId, address } =
    message
  const { paymentId, stockAlertId } = message
  const id = randomUUID()
  const isManual = channel === 'WHATSAPP' && !ctx.channels.whatsApp
  await enqueueMessages(tx, ctx, [
    {
      event,
      channel,
      recipient,
      language,
      subject,
      body,
      orderId,
      userId,
      subscriptionId,
      address,
      paymentId,
      stockAlertId,
      isManual,
      deduplicationKey: `copy:${id}`,
    },
  ])
  const copied = await tx.message.findUniqueOrThrow({
    where: { deduplicationKey: `copy:${id}` },
    select: messageColumns,
  })
  return refreshMessage(ctx, tx, copied)
}

/** Locks the message until the transaction ends. @throws Refused (NOT_FOUND) */
export async function lockMessage(tx: Transaction, id: string): Promise<Message> {
  if (isId(id)) await lockRow(tx, 'messages', id)
  const message = isId(id) ? await tx.message.findUnique({ where: { id }, select: messageColumns }) : null
  if (!message) throw notFound((i18n) => i18n._('There is no such message.'))
  return message
}
