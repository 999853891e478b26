import type { Transaction } from '../../platform/database/client.ts'
import type { Services } from '../context.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { readOrder } from '../orders/order.ts'

/** What was shared by mistake can be taken back for this time: a message without a photograph is not sent. */
const delaySeconds = 60

/**
 * Tells the customer that there is a photograph to see, once for a stage of the order: photographs of more garments, or of the same
 * one, don't write again. Nothing is said about orders that are delivered or cancelled.
 */
export async function announcePhoto(
  ctx: Services,
  tx: Transaction,
  { orderId, isOpen }: { orderId: string; isOpen: boolean },
  stageId: string,
): Promise<void> {
  const order = isOpen && (await readOrder(tx, orderId))
  if (order)
    await announceOrder(ctx, tx, order, {
      event: 'GARMENT_PHOTO',
      key: `${orderId}:${stageId}`,
      delaySeconds,
    })
}
