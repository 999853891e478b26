import { currentDay } from './shop-days.ts'
import { toNumber } from './to-number.ts'

/** The year in which a day's financial year begins: 2026 for '2026-04-01' to '2027-03-31'. */
export const financialYearOf = (day: string) =>
  toNumber(day.slice(0, 4)) - (toNumber(day.slice(5, 7)) < 4 ? 1 : 0)

/** '2026-27' */
export const financialYearName = (first: number) => `${first}-${String((first + 1) % 100).padStart(2, '0')}`

/** The first and the last day of a financial year. */
export const daysOfFinancialYear = (first: number) => ({ from: `${first}-04-01`, to: `${first + 1}-03-31` })

/** The current one and those before it, the newest first. */
export const latestFinancialYears = (count: number) => {
  const current = financialYearOf(currentDay())
  return Array.from({ length: count }, (_, index) => current - index)
}
