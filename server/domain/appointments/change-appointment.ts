import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { AppointmentStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { isAllowed, requirePermission, requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue, notFound, Refused } from '../errors.ts'
import { dayOf } from '../shop/shop-time.ts'
import { isId, parse } from '../validation.ts'
import { announceAppointment, withdrawAppointmentMessages } from './announce-appointment.ts'
import { type Appointment, appointmentColumns } from './appointment.ts'
import { lockAppointment } from './lock-appointment.ts'
import { notifyOfAppointment } from './notify-of-appointment.ts'
import { recordAppointment } from './record-appointment.ts'
import { takeSeat } from './take-seat.ts'

/** The appointment now; with issues when it wasn't changed. */
export interface ChangedAppointment {
  appointment: Appointment | null
  issues: Issue[]
}

const moving = z.object({ id: z.string(), version: z.int(), startsAt: z.date() })

/**
 * Moves an appointment to another time of its place. Moving it to where it is changes nothing.
 * @throws Unauthenticated, Refused (NOT_FOUND; CONFLICT for one that isn't booked, was changed meanwhile, or a time that has passed, isn't
 * offered or is full)
 */
export async function moveAppointment(ctx: Context, input: unknown): Promise<ChangedAppointment> {
  const { id, version, startsAt } = parse(moving, input)
  return change(ctx, id, async (tx, before) => {
    if (before.status !== 'BOOKED') throw notBooked()
    if (before.startsAt.getTime() === startsAt.getTime()) return null
    requireToCome(ctx, before)
    if (before.version !== version)
      throw conflict('version', (i18n) =>
        i18n._('This appointment was changed meanwhile. Look at it as it is now, then change it again.'),
      )
    return { verb: 'move', data: await takeSeat(ctx, tx, { place: before.place, startsAt }, before.id) }
  })
}

const cancelling = z.object({ id: z.string() })

/**
 * Cancels an appointment. One that is cancelled stays so.
 * @throws Unauthenticated, Refused (NOT_FOUND; CONFLICT for one that took place, and for shoppers for one that has begun)
 */
export async function cancelAppointment(ctx: Context, input: unknown): Promise<ChangedAppointment> {
  const { id } = parse(cancelling, input)
  return change(ctx, id, (_tx, before) => {
    if (before.status === 'CANCELLED') return null
    if (before.status !== 'BOOKED') throw notBooked()
    requireToCome(ctx, before)
    return { verb: 'cancel', data: { status: 'CANCELLED' } }
  })
}

const closing = z.object({ id: z.string(), tookPlace: z.boolean() })

/**
 * Says whether an appointment took place.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND; CONFLICT for one that is cancelled or on a day to come)
 */
export async function closeAppointment(ctx: Context, input: unknown): Promise<ChangedAppointment> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, tookPlace } = parse(closing, input)
  return change(ctx, id, (_tx, before) => {
    const status = tookPlace ? AppointmentStatus.DONE : AppointmentStatus.MISSED
    if (before.status === status) return null
    if (before.status === 'CANCELLED') throw notBooked()
    if (dayOf(before.startsAt) > dayOf(ctx.now()))
      throw conflict(null, (i18n) => i18n._('This appointment is still to come.'))
    return { verb: 'close', data: { status } }
  })
}

interface Change {
  verb: 'move' | 'cancel' | 'close'
  data: Prisma.AppointmentUncheckedUpdateInput
}

/** @param decide returns null where nothing is to be changed */
async function change(
  ctx: Context,
  id: string,
  decide: (tx: Transaction, before: Appointment) => Change | null | Promise<Change | null>,
): Promise<ChangedAppointment> {
  requireViewer(ctx.viewer)
  try {
    const appointment = await ctx.db.transaction(async (tx) => {
      if (!isId(id) || !(await lockAppointment(tx, id))) throw unknownAppointment()
      const row = await tx.appointment.findUnique({ where: { id }, select: withOrder })
      if (!row || !maySee(ctx, row)) throw unknownAppointment()
      const { order, ...before } = row
      const decided = await decide(tx, before)
      if (decided === null) return before
      const after = await tx.appointment.update({
        where: { id },
        data: { ...decided.data, version: before.version + 1 },
        select: appointmentColumns,
      })
      await withdrawAppointmentMessages(tx, id)
      await recordAppointment(ctx, tx, decided.verb, before, after, order)
      if (decided.verb === 'move') await announceAppointment(ctx, tx, after, 'APPOINTMENT_BOOKED')
      if (decided.verb !== 'close') await notifyOfAppointment(ctx, tx, decided.verb, after)
      return after
    })
    return { appointment, issues: [] }
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    return { appointment: await findAppointment(ctx, id), issues: error.issues }
  }
}

const withOrder = {
  ...appointmentColumns,
  order: { select: { id: true, userId: true, orderNumber: true } },
} as const

/** The staff, and the owner of its order. */
const maySee = ({ viewer }: Context, { order }: { order: { userId: string | null } | null }): boolean =>
  isAllowed(viewer, 'MANAGE_ORDERS') || (viewer !== null && order !== null && order.userId === viewer.id)

async function findAppointment(ctx: Context, id: string): Promise<Appointment | null> {
  const row = isId(id) ? await ctx.db.appointment.findUnique({ where: { id }, select: withOrder }) : null
  if (!row || !maySee(ctx, row)) return null
  const { order: _, ...appointment } = row
  return appointment
}

/** The staff may set right what has begun. @throws Refused (CONFLICT) */
function requireToCome(ctx: Context, { startsAt }: Appointment): void {
  if (startsAt <= ctx.now() && !isAllowed(ctx.viewer, 'MANAGE_ORDERS'))
    throw conflict(null, (i18n) => i18n._('This appointment has begun. Please call the shop.'))
}

const notBooked = () =>
  conflict(null, (i18n) => i18n._('This appointment is over or cancelled. Book another one.'))

const unknownAppointment = () => notFound((i18n) => i18n._('There is no such appointment.'))
