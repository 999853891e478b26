import type { Services } from '../context.ts'
import { addDays, dayOf, startOfDay } from '../shop/shop-time.ts'
import { announceAppointment } from './announce-appointment.ts'
import { appointmentColumns } from './appointment.ts'
import { lockAppointment } from './lock-appointment.ts'

/** How many appointments one run writes about. */
const MAX_REMINDED = 500

/** Reminds the customers of tomorrow's appointments, each once: those that were booked today have just been told. */
export async function sendAppointmentReminders(ctx: Services): Promise<void> {
  const today = dayOf(ctx.now())
  const due = await ctx.db.appointment.findMany({
    where: {
      status: 'BOOKED',
      startsAt: { gte: startOfDay(addDays(today, 1)), lt: startOfDay(addDays(today, 2)) },
      bookedAt: { lt: startOfDay(today) },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    take: MAX_REMINDED,
    select: { id: true },
  })
  for (const { id } of due)
    await ctx.db.transaction(async (tx) => {
      await lockAppointment(tx, id)
      const appointment = await tx.appointment.findUnique({
        where: { id, status: 'BOOKED' },
        select: appointmentColumns,
      })
      // Cancelled meanwhile.
      if (appointment) await announceAppointment(ctx, tx, appointment, 'APPOINTMENT_REMINDER')
    })
}
