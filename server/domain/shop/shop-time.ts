/** The shop's, by its IANA name. */
export const timeZone = 'Asia/Kolkata'

/** Mumbai's, all year round: India has one time zone and no summer time. */
const offset = '+05:30'
const offsetMs = 5.5 * 60 * 60 * 1000
const dayMs = 24 * 60 * 60 * 1000

/** The day that an instant falls on where the shop is: `2026-11-20`. */
export const dayOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(0, 10)

/** The time of day that an instant is where the shop is: `18:30`. */
export const timeOf = (instant: Date): string =>
  new Date(instant.getTime() + offsetMs).toISOString().slice(11, 16)

/** The first instant of a day where the shop is. */
export const startOfDay = (day: string): Date => new Date(`${day}T00:00:00${offset}`)

/** Noon of a day where the shop is: how a day is stored where an instant is. */
export const noonOf = (day: string): Date => new Date(`${day}T12:00:00${offset}`)

export const addDays = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10)

/** The Monday of the week that a day is in. */
export const mondayOf = (day: string): string => addDays(day, -((new Date(day).getUTCDay() + 6) % 7))

/** The day that a column without time holds. */
export function dayIn(date: Date): string
export function dayIn(date: Date | null): string | null
export function dayIn(date: Date | null): string | null {
  return date && date.toISOString().slice(0, 10)
}

/** A day that exists, from the year 2000 to 2099. */
export function isDay(value: unknown): value is string {
  if (typeof value !== 'string' || !/^20\d\d-\d\d-\d\d$/.test(value)) return false
  const time = Date.parse(value)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value)
}

export const weekdays = [
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
  'SUNDAY',
] as const

/** Which day of the week a day is. */
export const weekdayOf = (day: string): (typeof weekdays)[number] =>
  weekdays[(new Date(day).getUTCDay() + 6) % 7]!

/** The instant of a time of day where the shop is: `18:30`. */
export const atTime = (day: string, time: string): Date => new Date(`${day}T${time}:00${offset}`)
