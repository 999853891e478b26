import { minutesOf } from '../../domain/appointments/appointment.ts'
import { canBookAppointment } from '../../domain/appointments/appointment-policy.ts'
import { bookAppointment } from '../../domain/appointments/book-appointment.ts'
import {
  cancelAppointment,
  type ChangedAppointment,
  closeAppointment,
  moveAppointment,
} from '../../domain/appointments/change-appointment.ts'
import { listAppointments } from '../../domain/appointments/list-appointments.ts'
import { listAppointmentTimes } from '../../domain/appointments/list-times.ts'
import { orderOf } from '../../domain/orders/order-of.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const appointments: Resolvers = {
  Query: {
    appointmentTimes: (_root, args, ctx) => listAppointmentTimes(ctx, args),
    appointments: (_root, { day }, ctx) => listAppointments(ctx, day),
  },
  Mutation: {
    bookAppointment: (_root, { input }, ctx) =>
      withUserErrors({ appointment: null }, async () => ({ appointment: await bookAppointment(ctx, input) })),
    moveAppointment: (_root, { input }, ctx) => changing(() => moveAppointment(ctx, input)),
    cancelAppointment: (_root, { input }, ctx) => changing(() => cancelAppointment(ctx, input)),
    closeAppointment: (_root, { input }, ctx) => changing(() => closeAppointment(ctx, input)),
  },
  Appointment: {
    minutes: (appointment) => minutesOf(appointment),
    order: ({ orderId }, _args, ctx) => (orderId === null ? null : orderOf(ctx, orderId)),
  },
  Order: {
    appointments: ({ id }, _args, ctx) => ctx.loaders.appointments.load(id),
    viewerCanBookAppointment: async (order, _args, ctx) =>
      canBookAppointment(ctx.viewer, order) && (await ctx.loaders.appointmentRules()).hours.length > 0,
  },
}

const changing = (change: () => Promise<ChangedAppointment>) =>
  withUserErrors({ appointment: null }, async () => {
    const { appointment, issues } = await change()
    return { appointment, userErrors: issues }
  })
