import { z } from 'zod'

/** A day of each year: '11-14'. 29 February is one. */
export const monthAndDay = z.string().refine(isMonthAndDay, {
  error: /*i18n*/ 'Choose the day and the month.',
})

function isMonthAndDay(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false
  const inLeapYear = new Date(`2024-${text}T00:00:00Z`)
  return !Number.isNaN(inLeapYear.getTime()) && inLeapYear.toISOString().slice(5, 10) === text
}
