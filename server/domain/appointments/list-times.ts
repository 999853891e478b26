import type { AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { addDays, dayOf } from '../shop/shop-time.ts'
import { timesOn } from './appointment-times.ts'
import { readAppointmentRules } from './read-rules.ts'

/** How many days of times are listed. */
export const LISTED_DAYS = 14

/** How far ahead the staff can book. */
export const BOOKABLE_DAYS = 180

/** A time at which an appointment can be booked. */
export interface FreeTime {
  startsAt: Date
  minutes: number
  /** At least 1. */
  free: number
}

/**
 * The times at which an appointment can be booked, on 14 days.
 * @param from the first day; today without it
 * @throws Unauthenticated
 */
export async function listAppointmentTimes(
  ctx: Context,
  { place, from }: { place: AppointmentPlace; from?: string | null },
): Promise<FreeTime[]> {
  requireViewer(ctx.viewer)
  const now = ctx.now()
  const today = dayOf(now)
  const first = from && from > today ? from : today
  if (first > addDays(today, BOOKABLE_DAYS)) return []
  const rules = await readAppointmentRules(ctx.db)
  const offered = Array.from({ length: LISTED_DAYS }, (_, index) =>
    timesOn(rules, place, addDays(first, index)),
  )
    .flat()
    .filter(({ startsAt }) => startsAt > now)
  const [earliest, latest] = [offered.at(0), offered.at(-1)]
  if (!earliest || !latest) return []
  const booked = await ctx.db.appointment.findMany({
    where: {
      place,
      status: 'BOOKED',
      startsAt: { gte: new Date(earliest.startsAt.getTime() - DAY_MS), lt: latest.endsAt },
    },
    select: { startsAt: true, endsAt: true },
  })
  return offered.flatMap(({ startsAt, endsAt, minutes, atOnce }) => {
    const taken = booked.filter((each) => each.startsAt < endsAt && startsAt < each.endsAt).length
    return taken < atOnce ? { startsAt, minutes, free: atOnce - taken } : []
  })
}

const DAY_MS = 24 * 60 * 60 * 1000
