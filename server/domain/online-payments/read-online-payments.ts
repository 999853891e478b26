import type { Database } from '../../platform/database/client.ts'

/** What was paid for these orders according to the browser and is not confirmed by the gateway, in paise; null for nothing. */
export async function readPendingOf(db: Database, orderIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await db.gatewayOrder.groupBy({
    by: ['orderId'],
    where: { orderId: { in: [...orderIds] }, reportedAt: { not: null } },
    _sum: { amount: true },
  })
  return new Map(rows.map(({ orderId, _sum }) => [orderId, Number(_sum.amount)]))
}

/** What is returned, or being returned, of these payments through the gateway, in paise. */
export async function readRefundedOnlineOf(
  db: Database,
  paymentIds: readonly string[],
): Promise<Map<string, number>> {
  const rows = await db.gatewayRefund.groupBy({
    by: ['paymentId'],
    where: { paymentId: { in: [...paymentIds] }, status: { not: 'FAILED' } },
    _sum: { amount: true },
  })
  return new Map(rows.map(({ paymentId, _sum }) => [paymentId, Number(_sum.amount)]))
}
