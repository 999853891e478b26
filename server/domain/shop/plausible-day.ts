import { isFarAhead, isLongAgo, usualDaysBack } from '../../../shared/plausible-days.ts'
import { formatDay } from '../closing/lock-days.ts'
import { type Issue, Refused } from '../errors.ts'

/**
 * For the day of an entry of money: later than today is refused by the use case, long ago is asked about.
 * @param isConfirmed whether the person has said that the day is right
 * @throws Refused (NEEDS_CONFIRMATION)
 */
export function requirePlausibleDay(field: string, day: string, today: string, isConfirmed: boolean): void {
  if (isConfirmed || !isLongAgo(day, today)) return
  throw new Refused([
    {
      field,
      code: 'NEEDS_CONFIRMATION',
      message: `${formatDay(day)} is more than ${usualDaysBack} days ago. Confirm the day, or choose another.`,
    },
  ])
}

/** What is wrong with a day on which something is to happen; null for nothing, and for a day that stays as it is. */
export function comingDayIssue(
  field: string,
  day: string | null | undefined,
  today: string,
  before: string | null = null,
): Issue | null {
  if (!day || day === before) return null
  if (day < today) return { field, code: 'INVALID', message: 'Choose a day from today on, or none.' }
  if (isFarAhead(day, today))
    return {
      field,
      code: 'INVALID',
      message: `${formatDay(day)} is more than a year ahead. Choose an earlier day.`,
    }
  return null
}

/** @throws Refused (INVALID) */
export function requireComingDay(...of: Parameters<typeof comingDayIssue>): void {
  const issue = comingDayIssue(...of)
  if (issue) throw new Refused([issue])
}
