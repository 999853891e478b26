import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'

export interface DayValue {
  /** `2026-11-20`. */
  day: string
  value: number
}

/** The value of one bar. */
export interface Bar {
  label: string
  value: number
}

/** Above this number of days each bar stands for a week. */
const mostDays = 60

const asDate = (day: string) => new Date(`${day}T00:00:00Z`)
const shortDay = (i18n: I18n, day: string) =>
  i18n.date(asDate(day), { day: 'numeric', month: 'short', timeZone: 'UTC' })
const longDay = (i18n: I18n, day: string) => i18n.date(asDate(day), { dateStyle: 'medium', timeZone: 'UTC' })

/** The first day of a period, with its year unless the period ends in the same year. */
const firstDay = (i18n: I18n, first: string, last: string) =>
  first.slice(0, 4) === last.slice(0, 4) ? shortDay(i18n, first) : longDay(i18n, first)

/** The label at the start of the axis; '' without days. */
export const firstDayLabel = (i18n: I18n, days: readonly DayValue[]): string =>
  days.length === 0 ? '' : firstDay(i18n, days[0]!.day, days.at(-1)!.day)

/**
 * Groups days into bars. Where one bar per day would be too thin, each bar is a week, and the last week
 * ends with the last day.
 */
export function toBars(i18n: I18n, days: readonly DayValue[]): Bar[] {
  if (days.length <= mostDays) return days.map(({ day, value }) => ({ label: longDay(i18n, day), value }))
  const bars: Bar[] = []
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end)
    const value = week.reduce((sum, day) => sum + day.value, 0)
    const [first, last] = [week[0]!.day, week.at(-1)!.day]
    const [from, to] = [firstDay(i18n, first, last), longDay(i18n, last)]
    bars.unshift({ label: i18n._(msg`${from} to ${to}`), value })
  }
  return bars
}
