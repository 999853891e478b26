import type { AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { addDays, dayOf } from '../shop/shop-time.ts'
import { type OfferedTime, timesOn } from './appointment-times.ts'
import { BOOKABLE_DAYS } from './list-times.ts'
import { readAppointmentRules } from './read-rules.ts'

/** With a day the number of an advisory lock, unlike any other of the shop. */
const LOCK_ID = 728_105

/** How far ahead shoppers can book, in days. */
const SHOPPERS_DAYS = 30

/** A time of an appointment, and which of those who come at once it is. */
export interface Seat extends Pick<OfferedTime, 'startsAt' | 'endsAt'> {
  seat: number
}

/**
 * A free seat at a time that the shop offers. Until the transaction ends nobody else takes one on that day; the constraint on the table
 * refuses what would be booked without this lock.
 * @param moved the appointment that leaves its own seat for this one
 * @throws Refused (CONFLICT at `startsAt`)
 */
export async function takeSeat(
  ctx: Context,
  tx: Transaction,
  { place, startsAt }: { place: AppointmentPlace; startsAt: Date },
  moved: string | null = null,
): Promise<Seat> {
  const now = ctx.now()
  if (startsAt <= now)
    throw conflict('startsAt', (i18n) => i18n._('This time has passed. Choose one that is still to come.'))
  const [day, today] = [dayOf(startsAt), dayOf(now)]
  const days = isAllowed(ctx.viewer, 'MANAGE_ORDERS') ? BOOKABLE_DAYS : SHOPPERS_DAYS
  if (day > addDays(today, days))
    throw conflict('startsAt', (i18n) =>
      i18n._('Appointments can be booked up to {days} days ahead. Choose an earlier day.', { days }),
    )
  await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_ID}::int, (${day}::date - '2000-01-01'::date))`
  const offered = timesOn(await readAppointmentRules(tx), place, day).find(
    (time) => time.startsAt.getTime() === startsAt.getTime(),
  )
  if (!offered)
    throw conflict('startsAt', (i18n) =>
      i18n._('The shop has no appointments at this time. Choose one of those that are offered.'),
    )
  const { endsAt, atOnce } = offered
  const taken = await tx.appointment.findMany({
    where: {
      place,
      status: 'BOOKED',
      startsAt: { lt: endsAt },
      endsAt: { gt: startsAt },
      ...(moved !== null && { id: { not: moved } }),
    },
    select: { seat: true },
  })
  if (taken.length >= atOnce)
    throw conflict('startsAt', (i18n) => i18n._('This time has just been taken. Choose another one.'))
  const seats = new Set(taken.map(({ seat }) => seat))
  const seat = Array.from({ length: atOnce }, (_, index) => index + 1).find((each) => !seats.has(each))!
  return { startsAt, endsAt, seat }
}
