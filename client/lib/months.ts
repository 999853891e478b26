import { addDays, currentDay } from './shop-days.ts'

const monthOfDay = (day: string) => day.slice(0, 7)

/** The shop's current month: '2026-11'. */
export const currentMonth = () => monthOfDay(currentDay())

/** The first and the last day of a month. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`
  return { from, to: addDays(`${monthAfter(month)}-01`, -1) }
}

export const monthBefore = (month: string) => monthOfDay(addDays(`${month}-01`, -1))
export const monthAfter = (month: string) => monthOfDay(addDays(`${month}-01`, 31))
