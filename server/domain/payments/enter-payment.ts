import type { PaymentMethod } from '../../database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../database/client.ts'
import type { User } from '../accounts/user.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Ledger } from './hold-ledger.ts'
import { type Payment, toPayment, withReversal } from './payment.ts'

/** A payment or a refund to be entered in a ledger. */
export interface Entry {
  kind: 'PAYMENT' | 'REFUND'
  /** In paise, more than 0. */
  amount: number
  method: PaymentMethod
  reference: string | null
  note: string | null
  receivedAt: Date
  idempotencyKey: string
  requestHash: string
}

/**
 * Enters a payment or a refund in a locked ledger, and in the audit log.
 * @throws Refused (INVALID for more than the balance, or than was paid; CONFLICT for a payment of a cancelled order)
 */
export async function enterPayment(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  { order, payments }: Ledger,
  entry: Entry,
): Promise<Payment> {
  const { kind, amount } = entry
  const { balance, paidAmount } = balanceOf(order, payments)
  if (kind === 'PAYMENT' && order.orderStatus === 'CANCELLED')
    throw conflict('orderId', 'This order is cancelled: nothing is to be paid for it.')
  if (kind === 'PAYMENT' && balance !== null && amount > balance)
    throw invalid('amount', `Only ${formatRupees(balance)} is still to be paid. Record at most that.`)
  if (kind === 'REFUND' && amount > paidAmount)
    throw invalid('amount', `Only ${formatRupees(paidAmount)} was paid. Return at most that.`)
  const payment = await writeEntry(ctx, tx, viewer, order, entry)
  if (kind === 'PAYMENT')
    await announceOrder(ctx, tx, order, {
      event: 'PAYMENT_RECEIVED',
      key: payment.id,
      values: { amount: formatRupees(amount) },
    })
  return payment
}

/** As `enterPayment`, for money that has changed hands whatever the balance is. */
export async function writeEntry(
  ctx: Actor,
  tx: Transaction,
  recorder: Pick<User, 'id' | 'name'>,
  order: Pick<Order, 'id' | 'orderNumber'>,
  entry: Entry,
): Promise<Payment> {
  const { kind, amount } = entry
  const row = await tx.payment.create({
    data: {
      ...entry,
      orderId: order.id,
      amount: kind === 'REFUND' ? -amount : amount,
      recordedAt: ctx.now(),
      recordedById: recorder.id,
      recordedBy: recorder.name,
    },
    include: withReversal,
  })
  await recordChange(tx, ctx, {
    action: kind === 'REFUND' ? 'order.refund' : 'order.payment',
    entity: 'ORDER',
    entityId: order.id,
    entityName: order.orderNumber,
    before: null,
    after: { amount, method: entry.method, reference: entry.reference, note: entry.note },
  })
  return toPayment(row)
}
