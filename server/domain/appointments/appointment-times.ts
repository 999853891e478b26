import type { AppointmentPlace } from '../../platform/database/__generated__/prisma/enums.ts'
import type { AppointmentHours } from '../shop/appointment-hours.ts'
import { atTime, weekdayOf } from '../shop/shop-time.ts'

/** A time that the shop offers, whether or not it is full. */
export interface OfferedTime {
  startsAt: Date
  endsAt: Date
  minutes: number
  atOnce: number
}

/** When the shop takes appointments. */
export interface AppointmentRules {
  hours: readonly AppointmentHours[]
  closedDays: readonly string[]
}

/** The times that the shop offers on a day, the first at the beginning; none on a closed day. */
export function timesOn(
  { hours, closedDays }: AppointmentRules,
  place: AppointmentPlace,
  day: string,
): OfferedTime[] {
  if (closedDays.includes(day)) return []
  const weekday = weekdayOf(day)
  return hours
    .filter((each) => each.place === place && each.weekday === weekday)
    .flatMap(({ opensAt, closesAt, minutes, atOnce }) => {
      const [opens, closes] = [atTime(day, opensAt).getTime(), atTime(day, closesAt).getTime()]
      const lasts = minutes * 60_000
      return Array.from({ length: Math.floor((closes - opens) / lasts) }, (_, index) => ({
        startsAt: new Date(opens + index * lasts),
        endsAt: new Date(opens + (index + 1) * lasts),
        minutes,
        atOnce,
      }))
    })
    .sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
}
