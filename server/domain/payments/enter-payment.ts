import type { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { User } from '../accounts/user.ts'
import { type Actor, recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { conflict, invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { balanceOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Ledger } from './lock-ledger.ts'
import { type Payment, toPayment, withReversal } from './payment.ts'
import { refundPending } from './pending-refunds.ts'
import { requireStoreCredit } from './store-credit.ts'

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
 * @throws Refused (INVALID for more than the balance, than was paid, or than the customer's store credit; CONFLICT for a payment of a
 * cancelled order)
 */
export async function enterPayment(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  ledger: Ledger,
  entry: Entry,
): Promise<Payment> {
  const { order } = ledger
  const { kind, amount } = entry
  if (kind === 'PAYMENT') requirePayable(ledger, amount)
  else requireReturnable(ledger, amount)
  if (entry.method === 'STORE_CREDIT') await requireStoreCredit(tx, order, entry)
  const payment = await writeEntry(ctx, tx, viewer, order, entry)
  if (kind === 'PAYMENT')
    await announceOrder(ctx, tx, order, {
      event: 'PAYMENT_RECEIVED',
      key: payment.id,
      payment,
    })
  await refreshWaitingOf(ctx, tx, order.id)
  return payment
}

function requirePayable({ order, payments }: Ledger, amount: number): void {
  const { balance, overReturned } = balanceOf(order, payments)
  if (order.orderStatus === 'CANCELLED' && overReturned === 0)
    throw conflict('orderId', (i18n) => i18n._('This order is cancelled: nothing is to be paid for it.'))
  // Without a price there is no limit yet. What was returned too much can be paid back.
  const most = balance === null ? null : balance + overReturned
  if (most !== null && amount > most)
    throw invalid('amount', (i18n) =>
      i18n._('Only {amount} is still to be paid. Record at most that.', { amount: formatRupees(most) }),
    )
}

function requireReturnable({ order, payments, pendingRefund }: Ledger, amount: number): void {
  const { paidAmount } = balanceOf(order, payments)
  if (amount > paidAmount)
    throw invalid('amount', (i18n) =>
      i18n._('Only {paid} was paid. Return at most that.', { paid: formatRupees(paidAmount) }),
    )
  const left = Math.max(0, paidAmount - (pendingRefund ?? 0))
  if (pendingRefund !== null && amount > left) throw refundPending(pendingRefund, left)
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
