import { createHash } from 'node:crypto'
import { z } from 'zod'
import {
  AppointmentKind,
  AppointmentPlace,
  type OrderActor,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { isAllowed, requirePermission, requireViewer } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { storedLanguage } from '../messages/page-language.ts'
import { actorOf, lockOrder, unknownOrder } from '../orders/change-order.ts'
import { canRead } from '../orders/order-policy.ts'
import type { Order } from '../orders/order.ts'
import { phoneNumber } from '../phone-number.ts'
import { recordOnce } from '../record-once.ts'
import { idempotencyKey, isId, optionalLongText, optionalText, parse } from '../validation.ts'
import { announceAppointment } from './announce-appointment.ts'
import { canBookAppointment } from './appointment-policy.ts'
import { type Appointment, appointmentColumns } from './appointment.ts'
import { notifyOfAppointment } from './notify-of-appointment.ts'
import { recordAppointment } from './record-appointment.ts'
import { takeSeat } from './take-seat.ts'

/** How many appointments of an order are booked at once. */
const MAX_OF_ORDER = 3

const booking = z
  .object({
    kind: z.enum(AppointmentKind),
    place: z.enum(AppointmentPlace),
    startsAt: z.date(),
    orderId: z.string().nullish(),
    customerName: optionalText(100),
    phone: phoneNumber.nullish().transform((phone) => phone ?? null),
    address: optionalLongText(300),
    idempotencyKey,
  })
  .refine(({ kind, place }) => kind !== 'CLOTH_PICKUP' || place === 'HOME', {
    path: ['place'],
    error: /*i18n*/ 'Cloth is fetched at the customer’s home.',
  })
  .refine(({ place, address }) => place !== 'HOME' || address, {
    path: ['address'],
    error: /*i18n*/ 'Write the address that we come to.',
  })

type Booking = z.output<typeof booking>

/**
 * Books an appointment. Atomic and idempotent: a repeated request with the same key returns the same one, and concurrent ones never
 * book more than the shop takes at once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a time that has passed, isn't offered or is full, an order
 * that isn't under way or has three, and a key under which something else was booked)
 */
export async function bookAppointment(ctx: Context, input: unknown): Promise<Appointment> {
  requireViewer(ctx.viewer)
  const viewer = ctx.viewer
  const request = parse(booking, input)
  if (request.orderId == null) requirePermission(viewer, 'MANAGE_ORDERS')
  return recordOnce(
    () => findBooked(ctx, viewer, request),
    () => ctx.db.transaction((tx) => book(ctx, tx, viewer, request)),
  )
}

async function findBooked({ db }: Context, { id }: User, request: Booking): Promise<Appointment | null> {
  const { idempotencyKey } = request
  const row = await db.appointment.findUnique({
    where: { bookedById_idempotencyKey: { bookedById: id, idempotencyKey } },
    select: { ...appointmentColumns, requestHash: true },
  })
  if (!row) return null
  const { requestHash, ...appointment } = row
  if (requestHash !== hashOf(request))
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another appointment was booked under this key. Take a new key for a new appointment.'),
    )
  return appointment
}

const hashOf = ({ idempotencyKey: _, orderId, ...request }: Booking) =>
  createHash('sha256')
    .update(JSON.stringify([orderId?.toLowerCase() ?? null, request]))
    .digest('hex')

async function book(ctx: Context, tx: Transaction, viewer: User, request: Booking): Promise<Appointment> {
  const { kind, place, startsAt, orderId } = request
  const order = orderId == null ? null : await requireOrder(tx, viewer, orderId)
  const who = customerOf(viewer, request, order)
  const seat = await takeSeat(ctx, tx, { place, startsAt })
  const appointment = await tx.appointment.create({
    data: {
      kind,
      place,
      ...seat,
      ...who,
      address: place === 'HOME' ? request.address! : null,
      orderId: order?.id ?? null,
      language: order?.language ?? storedLanguage(ctx.language),
      bookedBy: actorOf(viewer) satisfies OrderActor,
      bookedById: viewer.id,
      bookedAt: ctx.now(),
      idempotencyKey: request.idempotencyKey,
      requestHash: hashOf(request),
    },
    select: appointmentColumns,
  })
  await recordAppointment(ctx, tx, 'book', null, appointment, order)
  await announceAppointment(ctx, tx, appointment, 'APPOINTMENT_BOOKED')
  await notifyOfAppointment(ctx, tx, 'book', appointment)
  return appointment
}

/** @throws Refused (NOT_FOUND, CONFLICT) */
async function requireOrder(tx: Transaction, viewer: User, orderId: string): Promise<Order> {
  const order = isId(orderId) ? await lockOrder(tx, orderId) : null
  if (!order || !canRead(viewer, order)) throw unknownOrder()
  if (order.userId !== viewer.id) requirePermission(viewer, 'MANAGE_ORDERS')
  if (!canBookAppointment(viewer, order))
    throw conflict('orderId', (i18n) =>
      i18n._('This order is delivered or cancelled. Please call the shop for an appointment.'),
    )
  const booked = await tx.appointment.count({ where: { orderId, status: 'BOOKED' } })
  if (booked >= MAX_OF_ORDER)
    throw conflict('orderId', (i18n) =>
      i18n._('An order has at most {most} appointments at a time. Move or cancel one of them.', {
        most: MAX_OF_ORDER,
      }),
    )
  return order
}

/** Shoppers are reached as their order says: what is sent to them goes to no other number. @throws Refused (INVALID) */
function customerOf(viewer: User, { customerName, phone }: Booking, order: Order | null) {
  const typed = { name: customerName, phone }
  const ofOrder = { name: order?.customer.name, phone: order?.customer.phone }
  const [first, other] = isAllowed(viewer, 'MANAGE_ORDERS') ? [typed, ofOrder] : [ofOrder, typed]
  const name = first.name ?? other.name
  const number = first.phone ?? other.phone
  if (!name) throw invalid('customerName', (i18n) => i18n._('Write the customer’s name.'))
  if (!number) throw invalid('phone', (i18n) => i18n._('The phone number is missing.'))
  return { customerName: name, phone: number }
}
