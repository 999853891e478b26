import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { sentByHand } from '../messages/mark-message-sent.ts'
import { type Message, messageColumns } from '../messages/message.ts'
import { readTextSource } from '../messages/read-templates.ts'
import { isId } from '../validation.ts'
import { markNotified } from './mark-notified.ts'
import { lockStockAlert } from './read-requested-alerts.ts'
import { keyOfAlert, type RequestedAlert, writeBackInStock } from './write-back-in-stock.ts'

/** The message to somebody who waits, for a member of staff to send; null while it is not in stock again. */
export const draftStockAlert = async (ctx: Context, alert: RequestedAlert & { isBack: boolean }) =>
  alert.isBack ? writeBackInStock(ctx, await ctx.loaders.texts(), alert) : null

/**
 * Records that a member of staff has sent somebody who waits the message that what they wait for is in stock again: it is
 * in the outbox as sent, and they are notified. Repeating it changes nothing. Requires VIEW_CUSTOMERS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT for what is not in stock, and for those who were
 * notified in another way)
 */
export async function recordStockAlertMessage(ctx: Context, alertId: string): Promise<Message> {
  const { viewer } = ctx
  requirePermission(viewer, 'VIEW_CUSTOMERS')
  if (!isId(alertId)) throw notAsked()
  return ctx.db.transaction(async (tx) => {
    const alert = await lockStockAlert(tx, alertId)
    if (!alert) throw notAsked()
    const deduplicationKey = keyOfAlert(alert)
    const earlier = await tx.message.findUnique({ where: { deduplicationKey }, select: messageColumns })
    if (earlier) return earlier
    if (alert.notifiedAt) throw conflict('alertId', (i18n) => i18n._('This person was told already.'))
    if (!alert.isBack) throw conflict('alertId', (i18n) => i18n._('This is not in stock again yet.'))
    await markNotified(ctx, tx, [alert.id])
    const draft = writeBackInStock(ctx, await readTextSource(tx), alert)
    return tx.message.create({
      data: {
        ...draft,
        ...sentByHand(ctx, viewer),
        createdAt: ctx.now(),
        userId: alert.userId,
        stockAlertId: alert.id,
        deduplicationKey,
      },
      select: messageColumns,
    })
  })
}

const notAsked = () => notFound((i18n) => i18n._('Nobody waits here any more. Open the list again.'))
