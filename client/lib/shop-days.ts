import type { I18n } from '@lingui/core'
import { type Language, languages } from '../../shared/languages.ts'
import { timeZone } from './shop-zone.ts'

const day = { timeZone, day: 'numeric', month: 'short', year: 'numeric' } as const
const weekday = { timeZone, weekday: 'short', day: 'numeric', month: 'short' } as const
const moment = { timeZone, day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const
const minute = { timeZone, dateStyle: 'medium', timeStyle: 'short' } as const

const hours = (i18n: I18n) => ({ hourCycle: languages[i18n.locale as Language].hourCycle })

/** The day of an instant in the shop's time zone: '20 Nov 2026'. */
export const formatDay = (instant: string, i18n: I18n) => i18n.date(instant, day)

/** A date without a year is of the current one. */
export const yearUnlessCurrent = (instant: string) =>
  dayOfInstant(instant).slice(0, 4) === currentDay().slice(0, 4) ? {} : ({ year: 'numeric' } as const)

/** With the weekday: 'Fri, 20 Nov'; 'Wed, 20 Nov 2019'. */
export const formatNearDay = (instant: string, i18n: I18n) =>
  i18n.date(instant, { ...weekday, ...yearUnlessCurrent(instant) })

/** '20 Nov, 3:42 pm'; '20 नव॰, 15:42'; '20 Nov 2019, 3:42 pm'. */
export const formatMoment = (instant: string, i18n: I18n) =>
  i18n.date(instant, { ...moment, ...yearUnlessCurrent(instant), ...hours(i18n) })

/** The time of day of an instant: '3:42 pm'; '15:42'. */
export const formatTime = (instant: string, i18n: I18n) =>
  i18n.date(instant, { timeZone, hour: 'numeric', minute: '2-digit', ...hours(i18n) })

/** '20 Nov 2026, 12:00 pm'; '20 नव॰ 2026, 12:00'. */
export const formatMinute = (instant: string, i18n: I18n) => i18n.date(instant, { ...minute, ...hours(i18n) })

/** The day of an instant in the shop's time zone, as date inputs write it: '2026-11-20'. */
export const dayOfInstant = (instant: string | Date) =>
  new Date(new Date(instant).getTime() + 5.5 * 60 * 60 * 1000).toISOString().slice(0, 10)

/** Today in the shop's time zone: '2026-11-20'. */
export const currentDay = () => dayOfInstant(new Date())

/** Noon of a day in the shop's time zone, which is the same day in most other time zones. */
export const noonOf = (shopDay: string) => new Date(`${shopDay}T12:00:00+05:30`).toISOString()

/** The first instant of a day in the shop's time zone. */
export const startOfDay = (shopDay: string) => new Date(`${shopDay}T00:00:00+05:30`).toISOString()

export const addDays = (shopDay: string, days: number) =>
  new Date(Date.parse(shopDay) + days * 86_400_000).toISOString().slice(0, 10)

/** Whether a text, as from an address, has the form of a day: '2026-11-20'. */
export const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The Monday of the week that a day is in. */
export const mondayOf = (shopDay: string) => addDays(shopDay, -((new Date(shopDay).getUTCDay() + 6) % 7))
