import type { Payment } from '../payments/payment.ts'
import type { Order } from './order.ts'

/** What was paid for an order, compared with what it costs. */
export type PaymentStatus = 'PENDING' | 'PARTLY_PAID' | 'PAID' | 'PARTLY_REFUNDED' | 'REFUNDED'

/** In paise. */
export interface Balance {
  /** What was received and not returned; 0 when more was returned than received. */
  paidAmount: number
  /** By how much more was returned than received: a payment gateway may report what the shop has returned in another way. */
  overReturned: number
  /** What is still to be paid, never negative; null while the order has no price. */
  balance: number | null
  /** What was paid in excess and is to be returned. */
  refundDue: number
  /** What is still missing of the advance. */
  advanceDue: number
  paymentStatus: PaymentStatus
}

/** What was received less what was returned, in paise: negative when more was returned. */
export const netOf = (payments: readonly Pick<Payment, 'amount'>[]): number =>
  payments.reduce((sum, { amount }) => sum + amount, 0)

/** Compares an order's price, less its credit notes, with its payments. A cancelled order costs nothing. */
export function balanceOf(
  {
    totalToPay,
    credited,
    advance,
    orderStatus,
  }: Pick<Order, 'totalToPay' | 'credited' | 'advance' | 'orderStatus'>,
  payments: readonly Pick<Payment, 'kind' | 'amount' | 'isReversed'>[],
): Balance {
  const price = totalToPay === null ? null : totalToPay - credited
  const due = orderStatus === 'CANCELLED' ? 0 : price
  const net = netOf(payments)
  const paidAmount = Math.max(0, net)
  const wasRefunded = payments.some(({ kind, isReversed }) => kind === 'REFUND' && !isReversed)
  return {
    paidAmount,
    overReturned: Math.max(0, -net),
    balance: due === null ? null : Math.max(0, due - paidAmount),
    refundDue: due === null ? 0 : Math.max(0, paidAmount - due),
    advanceDue: Math.max(0, Math.min(advance, due ?? 0) - paidAmount),
    paymentStatus: wasRefunded
      ? paidAmount > 0
        ? 'PARTLY_REFUNDED'
        : 'REFUNDED'
      : statusOf(price, paidAmount),
  }
}

function statusOf(price: number | null, paidAmount: number): PaymentStatus {
  if (price !== null && paidAmount >= price) return 'PAID'
  return paidAmount > 0 ? 'PARTLY_PAID' : 'PENDING'
}
