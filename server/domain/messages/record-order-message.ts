import { z } from 'zod'
import type { MessageEvent } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { idempotencyKey, parse } from '../validation.ts'
import { draftsOf, permissionToWrite } from './draft-order-messages.ts'
import { sentByHand } from './mark-message-sent.ts'
import { type Message, messageColumns } from './message.ts'
import { readTextSource } from './read-templates.ts'
import { templateEvents } from './templates.ts'

const recording = z.object({ orderId: z.string(), event: z.enum(templateEvents), idempotencyKey })

/**
 * Records that a member of staff has sent one of `draftOrderMessages`: the message about it that waits in the outbox, or
 * else a new one, becomes sent. A repeated request with the same key returns the same message. Requires MANAGE_ORDERS,
 * for reminders RECORD_PAYMENTS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for an event that doesn't fit the order)
 */
export async function recordOrderMessage(ctx: Context, input: { event: MessageEvent }): Promise<Message> {
  const { viewer } = ctx
  requirePermission(viewer, permissionToWrite(input.event))
  const { orderId, event, idempotencyKey: key } = parse(recording, input)
  return ctx.db.transaction(async (tx) => {
    const { order, payments } = await lockLedger(tx, orderId)
    const deduplicationKey = `${event}:${order.id}:${viewer.id}:${key}`
    const earlier = await tx.message.findUnique({ where: { deduplicationKey }, select: messageColumns })
    if (earlier) return earlier
    const source = await readTextSource(tx)
    const draft = draftsOf(ctx, source, order, payments).find((one) => one.event === event)
    if (!draft)
      throw conflict('event', (i18n) =>
        i18n._('This message no longer fits the order. Open the order again.'),
      )
    const { channel } = draft
    const waiting = await tx.message.findFirst({
      where: { orderId: order.id, event, channel, status: 'TO_SEND' },
      select: { id: true },
    })
    const sent = { ...draft, ...sentByHand(ctx, viewer), deduplicationKey }
    return waiting
      ? tx.message.update({ where: { id: waiting.id }, data: sent, select: messageColumns })
      : tx.message.create({
          data: { ...sent, createdAt: ctx.now(), orderId: order.id, userId: order.userId },
          select: messageColumns,
        })
  })
}
