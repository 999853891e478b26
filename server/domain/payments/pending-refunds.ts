import type { Database, Transaction } from '../../platform/database/client.ts'
import { conflict } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'

/**
 * What was requested to be returned of these orders through the payment gateway, and neither made nor refused as far as the shop
 * knows, in paise. Accepted refunds are entries of the ledger.
 */
export async function readPendingRefundsOf(
  db: Pick<Database | Transaction, 'gatewayRefund'>,
  orderIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.gatewayRefund.groupBy({
    by: ['orderId'],
    where: { orderId: { in: [...orderIds] }, status: 'REQUESTED' },
    _sum: { amount: true },
  })
  return new Map(rows.map(({ orderId, _sum }) => [orderId, Number(_sum.amount)]))
}

/** The refusal of a refund that would return what the gateway may have returned already. */
export const refundPending = (pendingRefund: number, left: number) =>
  conflict('amount', (i18n) =>
    i18n._(
      '{pending} is requested to be returned online, and the payment service has not said yet whether it was. Return at most {left} until it has.',
      { pending: formatRupees(pendingRefund), left: formatRupees(left) },
    ),
  )
