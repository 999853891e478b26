import { z } from 'zod'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import { firstOpenInstant } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import type { Order } from '../orders/order.ts'
import { writeEntry } from '../payments/enter-payment.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { parse } from '../validation.ts'
import { responseMs } from './reconcile-payments.ts'

const settling = z.object({ orderId: z.string(), wasMade: z.boolean() })

/**
 * Says what became of the refunds of an order that were requested from the payment gateway without a response: they are entered in
 * the ledger, or no longer count as possibly returned. For shops without a gateway, whose requests nobody else settles, and where it
 * has not said it for an hour. What the gateway reports later is entered all the same, and a refund that is entered already is the
 * same one. Returns the order's id.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT when there is none, while the gateway is still being asked, and
 * for a day that is closed)
 */
export async function settleOnlineRefund(ctx: Context, input: unknown): Promise<string> {
  requirePermission(ctx.viewer, 'REVERSE_PAYMENTS')
  const viewer = ctx.viewer
  const { orderId, wasMade } = parse(settling, input)
  return ctx.db.transaction(async (tx) => {
    const { order } = await lockLedger(tx, orderId)
    const requested = await tx.gatewayRefund.findMany({
      where: { orderId: order.id, status: 'REQUESTED' },
      orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }],
    })
    if (requested.length === 0)
      throw conflict('orderId', (i18n) => i18n._('No refund of this order is without a response any more.'))
    const youngest = requested.at(-1)!.requestedAt
    if (ctx.gateway !== null && ctx.now().getTime() - youngest.getTime() < responseMs)
      throw conflict('orderId', (i18n) =>
        i18n._(
          'The payment service is still being asked. An hour after the refund was requested you can say yourself what became of it.',
        ),
      )
    for (const refund of requested) await settle(ctx, tx, viewer, order, refund, wasMade)
    await refreshWaitingOf(ctx, tx, order.id)
    return order.id
  })
}

interface Requested {
  id: string
  amount: bigint
  note: string | null
  requestedAt: Date
}

async function settle(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  order: Order,
  { id, amount, note, requestedAt }: Requested,
  wasMade: boolean,
): Promise<void> {
  await tx.gatewayRefund.update({
    where: { id },
    // The gateway's own number isn't known: it was given this one as the receipt's.
    data: wasMade
      ? { status: 'PROCESSED', gatewayRefundId: id, nextCheckAt: null }
      : { status: 'FAILED', nextCheckAt: null },
  })
  if (wasMade)
    await writeEntry(ctx, tx, viewer, order, {
      kind: 'REFUND',
      amount: Number(amount),
      method: 'GATEWAY',
      reference: id,
      note,
      receivedAt: await firstOpenInstant(ctx, tx, 'orderId', requestedAt),
      idempotencyKey: `refund ${id}`,
      requestHash: '',
    })
  else
    await recordChange(tx, ctx, {
      action: 'order.drop-refund',
      entity: 'ORDER',
      entityId: order.id,
      entityName: order.orderNumber,
      before: { amount: Number(amount), method: 'GATEWAY', reference: id },
      after: null,
    })
}
