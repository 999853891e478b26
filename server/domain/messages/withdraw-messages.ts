import type { Transaction } from '../../platform/database/client.ts'

interface OrdersChange {
  orderId: string
  /** The order's version since the change. */
  version: number
}

/** Names the change that a message is about, within the message's deduplication key. */
export const keyOfChange = ({ orderId, version }: OrdersChange) => `${orderId}:${version}`

/** Deletes the messages about a change of an order that were not sent. A job of a deleted message does nothing. */
export async function withdrawMessages(tx: Transaction, change: OrdersChange): Promise<void> {
  await tx.message.deleteMany({
    where: {
      orderId: change.orderId,
      status: { in: ['QUEUED', 'TO_SEND'] },
      deduplicationKey: { contains: `:${keyOfChange(change)}:` },
    },
  })
}
