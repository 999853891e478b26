import type { Database } from '../../database/client.ts'

/** An internal note of the shop's staff. */
export interface OrderNote {
  id: string
  text: string
  at: Date
  /** The author's name at the time of writing. */
  name: string
}

/** Each order's notes, oldest first, in the order of the ids. */
export async function readNotesOf(db: Database, orderIds: readonly string[]): Promise<OrderNote[][]> {
  const notes = await db.orderNote.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
  })
  return orderIds.map((id) => notes.filter(({ orderId }) => orderId === id))
}
