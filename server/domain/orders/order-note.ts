import type { Database } from '../../platform/database/client.ts'

/** An internal note of the shop's staff. */
export interface OrderNote {
  id: string
  orderId: string
  text: string
  at: Date
  /** The author's name at the time of writing. */
  name: string
}

/** The notes of these orders, oldest first. */
export const readNotesOf = (db: Database, orderIds: readonly string[]): Promise<OrderNote[]> =>
  db.orderNote.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
