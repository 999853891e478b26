import type { Transaction } from '../../platform/database/client.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import type { Order } from './order.ts'

/** Records in the audit log that the shop's staff have placed an order for a customer. */
export const recordStaffOrder = (
  tx: Transaction,
  ctx: Context,
  order: Order,
  customer: string,
): Promise<void> =>
  recordChange(tx, ctx, {
    action: 'order.place',
    entity: 'ORDER',
    entityId: order.id,
    entityName: order.orderNumber,
    before: null,
    after: {
      customer,
      totalPrice: order.totalPrice,
      delivery: order.delivery,
      promotions: order.promotions.map(({ name }) => name),
    },
  })
