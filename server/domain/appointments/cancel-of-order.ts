import type { Transaction } from '../../platform/database/client.ts'

/** Cancels the appointments of an order that was cancelled, in its transaction. Their messages that wait are withdrawn. */
export const cancelAppointmentsOf = (tx: Transaction, orderId: string) =>
  tx.appointment.updateMany({
    where: { orderId, status: 'BOOKED' },
    data: { status: 'CANCELLED', version: { increment: 1 } },
  })
