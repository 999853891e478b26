import type { I18n } from '@lingui/core'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { AppointmentKind } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { timeZone } from '../shop/shop-time.ts'

/** A time at which a customer comes to the shop, or the shop to a customer. */
export type Appointment = Omit<
  Prisma.AppointmentGetPayload<object>,
  'seat' | 'bookedById' | 'idempotencyKey' | 'requestHash'
>

export const appointmentColumns = {
  id: true,
  kind: true,
  place: true,
  status: true,
  startsAt: true,
  endsAt: true,
  customerName: true,
  phone: true,
  address: true,
  orderId: true,
  language: true,
  bookedBy: true,
  bookedAt: true,
  version: true,
} as const satisfies Record<keyof Appointment, true>

export const kindNames: Record<AppointmentKind, string> = {
  MEASURING: /*i18n*/ 'Measuring',
  FITTING: /*i18n*/ 'Fitting',
  CLOTH_PICKUP: /*i18n*/ 'Cloth pick-up',
}

/** When an appointment begins, by the shop's clock, in words. */
export const whenOf = (i18n: I18n, startsAt: Date): { day: string; time: string } => ({
  day: i18n.date(startsAt, { timeZone, weekday: 'long', day: 'numeric', month: 'long' }),
  time: i18n.date(startsAt, { timeZone, timeStyle: 'short' }),
})

/** How long it takes, in minutes. */
export const minutesOf = ({ startsAt, endsAt }: Pick<Appointment, 'startsAt' | 'endsAt'>): number =>
  (endsAt.getTime() - startsAt.getTime()) / 60_000

/** Those of each order, in the order in which they begin. */
export const readAppointmentsOf = (
  db: Pick<Transaction, 'appointment'>,
  orderIds: readonly string[],
): Promise<Appointment[]> =>
  db.appointment.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    select: appointmentColumns,
  })
