import type { Transaction } from '../../platform/database/client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Locks an appointment until the transaction ends, and its order before it, as those do who change the order.
 * @returns whether there is such an appointment
 */
export async function lockAppointment(tx: Transaction, id: string): Promise<boolean> {
  const found = await tx.appointment.findUnique({ where: { id }, select: { orderId: true } })
  if (!found) return false
  if (found.orderId !== null) await lockRow(tx, 'orders', found.orderId, 'FOR NO KEY UPDATE')
  return lockRow(tx, 'appointments', id)
}
