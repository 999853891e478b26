import type { AppointmentPlace, Weekday } from '../../__generated__/graphql.ts'

/** Hours as they are typed. */
export interface HoursValues {
  weekday: Weekday
  place: AppointmentPlace
  opensAt: string
  closesAt: string
  minutes: string
  atOnce: string
}
