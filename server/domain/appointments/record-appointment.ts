import type { Transaction } from '../../platform/database/client.ts'
import { isAdmin } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import type { Order } from '../orders/order.ts'
import { dayOf, timeOf } from '../shop/shop-time.ts'
import type { Appointment } from './appointment.ts'

/**
 * Records what the staff did with an appointment in the audit log, with its order. One without an order is recorded of the shop: the log
 * doesn't name its customer.
 */
export async function recordAppointment(
  ctx: Context,
  tx: Transaction,
  verb: 'book' | 'move' | 'cancel' | 'close',
  before: Appointment | null,
  after: Appointment,
  order: Pick<Order, 'id' | 'orderNumber'> | null,
): Promise<void> {
  if (!isAdmin(ctx.viewer)) return
  await recordChange(tx, ctx, {
    action: `appointment.${verb}`,
    ...(order
      ? { entity: 'ORDER', entityId: order.id, entityName: order.orderNumber }
      : { entity: 'SHOP', entityId: 'shop', entityName: ctx.shop.name }),
    before: before && recorded(before),
    after: recorded(after),
  })
}

const recorded = ({ kind, place, status, startsAt }: Appointment) => ({
  kind,
  place,
  appointmentStatus: status,
  day: dayOf(startsAt),
  time: timeOf(startsAt),
})
