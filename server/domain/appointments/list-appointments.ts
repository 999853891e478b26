import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { addDays, startOfDay } from '../shop/shop-time.ts'
import { type Appointment, appointmentColumns } from './appointment.ts'

const MAX_LISTED = 500

/**
 * The appointments of a day, in the order in which they begin.
 * @throws Unauthenticated, Forbidden
 */
export async function listAppointments(ctx: Context, day: string): Promise<Appointment[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return ctx.db.appointment.findMany({
    where: { startsAt: { gte: startOfDay(day), lt: startOfDay(addDays(day, 1)) } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: MAX_LISTED,
    select: appointmentColumns,
  })
}
