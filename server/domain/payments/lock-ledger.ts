import type { Transaction } from '../../platform/database/client.ts'
import { unknownOrder } from '../orders/change-order.ts'
import { type Order, readOrder } from '../orders/order.ts'
import { isId } from '../validation.ts'
import { readPendingRefundsOf } from './pending-refunds.ts'
import { type Payment, readPaymentsOf } from './payment.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/** An order with its payments. */
export interface Ledger {
  order: Order
  payments: Payment[]
  /** What the payment gateway may have returned without having said so, in paise; null for nothing. */
  pendingRefund: number | null
}

/**
 * Locks an order until the transaction ends and reads its payments: further entries and changes of its price wait.
 * @throws Refused (NOT_FOUND)
 */
export async function lockLedger(tx: Transaction, orderId: string): Promise<Ledger> {
  if (!isId(orderId)) throw unknownOrder()
  await lockRow(tx, 'orders', orderId)
  const order = await readOrder(tx, orderId)
  if (!order) throw unknownOrder()
  const payments = await readPaymentsOf(tx, [order.id])
  const pendingRefunds = await readPendingRefundsOf(tx, [order.id])
  return { order, payments, pendingRefund: pendingRefunds.get(order.id) ?? null }
}
