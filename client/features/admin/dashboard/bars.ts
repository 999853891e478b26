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
const short = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', timeZone: 'UTC' })
const long = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'UTC' })

const shortDay = (day: string) => short.format(asDate(day))
const longDay = (day: string) => long.format(asDate(day))

/** The first day of a period, with its year unless the period ends in the same year. */
const firstDay = (first: string, last: string) =>
  first.slice(0, 4) === last.slice(0, 4) ? shortDay(first) : longDay(first)

/** The label at the start of the axis; '' without days. */
export const firstDayLabel = (days: readonly DayValue[]): string =>
  days.length === 0 ? '' : firstDay(days[0]!.day, days.at(-1)!.day)

/**
 * Groups days into bars. Where one bar per day would be too thin, each bar is a week, and the last week
 * ends with the last day.
 */
export function toBars(days: readonly DayValue[]): Bar[] {
  if (days.length <= mostDays) return days.map(({ day, value }) => ({ label: longDay(day), value }))
  const bars: Bar[] = []
  for (let end = days.length; end > 0; end -= 7) {
    const week = days.slice(Math.max(0, end - 7), end)
    const value = week.reduce((sum, day) => sum + day.value, 0)
    const [first, last] = [week[0]!.day, week.at(-1)!.day]
    bars.unshift({ label: `${firstDay(first, last)} to ${longDay(last)}`, value })
  }
  return bars
}
