import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { appointmentTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { dayOf } from '../shop/shop-time.ts'
import type { Appointment } from './appointment.ts'

/** Notifies the staff of what a shopper did with an appointment. What the staff themselves do is no news. */
export async function notifyOfAppointment(
  ctx: Context,
  tx: Transaction,
  verb: 'book' | 'move' | 'cancel',
  { id, version, kind, place, startsAt, orderId }: Appointment,
): Promise<void> {
  if (isAllowed(ctx.viewer, 'MANAGE_ORDERS')) return
  await notifyStaff(ctx, tx, {
    event: 'APPOINTMENT_CHANGED',
    key: `${id}:${version}`,
    texts: appointmentTexts(verb, kind, place, startsAt),
    address: adminPaths.appointments(dayOf(startsAt)),
    ...(orderId !== null && { orderId }),
  })
}
