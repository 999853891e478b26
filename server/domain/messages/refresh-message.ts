import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { readCurrent } from './current-message.ts'
import { type Message, messageColumns } from './message.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Writes a message that is not sent yet by the facts as they are now, or withdraws it when its cause no longer holds. The
 * message is locked, or claimed, by the caller.
 */
export async function refreshMessage(ctx: Services, tx: Transaction, message: Message): Promise<Message> {
  const { id, stockAlertId } = message
  const { text, reason } = await readCurrent(ctx, tx, message)
  // Whoever waits for a design waits on: the next time that it is in stock is another occasion.
  if (reason !== null && stockAlertId)
    await tx.stockAlert.updateMany({ where: { id: stockAlertId }, data: { notifiedAt: null } })
  return tx.message.update({
    where: { id },
    data:
      reason === null
        ? { ...text, checkedAt: ctx.now() }
        : {
            status: 'WITHDRAWN',
            withdrawnReason: reason,
            checkedAt: ctx.now(),
            // The same occasion may come again.
            deduplicationKey: `withdrawn:${id}`,
          },
    select: messageColumns,
  })
}

/** Refreshes the messages about an order that wait for a member of staff, in the transaction of a change of the order. */
export async function refreshWaitingOf(ctx: Services, tx: Transaction, orderId: string): Promise<void> {
  const waiting = await tx.message.findMany({
    where: { orderId, status: 'TO_SEND' },
    orderBy: { id: 'asc' },
    select: messageColumns,
  })
  for (const message of waiting) await refreshMessage(ctx, tx, message)
}

/** How many messages one run refreshes, and how long after the last time. */
const BATCH = 100
const PAUSE_MINUTES = 60

/**
 * Refreshes messages that wait for a member of staff, those first that were never checked: changes of templates, settings
 * and stock reach them so, and those that waited before the shop checked any.
 */
export async function refreshWaitingMessages(ctx: Services): Promise<void> {
  const before = new Date(ctx.now().getTime() - PAUSE_MINUTES * 60_000)
  const due = await ctx.db.message.findMany({
    where: { status: 'TO_SEND', OR: [{ checkedAt: null }, { checkedAt: { lt: before } }] },
    orderBy: { checkedAt: { sort: 'asc', nulls: 'first' } },
    take: BATCH,
    select: { id: true },
  })
  for (const { id } of due)
    await ctx.db.transaction(async (tx) => {
      await lockRow(tx, 'messages', id)
      const message = await tx.message.findUnique({
        where: { id, status: 'TO_SEND' },
        select: messageColumns,
      })
      if (message) await refreshMessage(ctx, tx, message)
    })
}
