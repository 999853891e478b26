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
      message: (i18n) =>
        i18n._('{day} is more than {usualDaysBack} days ago. Confirm the day, or choose another.', {
          day: formatDay(day, i18n),
          usualDaysBack,
        }),
    },
  ])
}

interface ComingDay {
  field: string
  day: string | null | undefined
  today: string
  /** The day that it was; null for none. */
  before?: string | null
  /** Whether the person has said that a day of next year or later is right. */
  isConfirmed: boolean
}

/**
 * What is wrong with a day on which something is to happen; null for nothing, and for a day that stays as it is. One that has passed
 * is refused, one that is more than a year ahead is asked about.
 */
export function comingDayIssue({ field, day, today, before = null, isConfirmed }: ComingDay): Issue | null {
  if (!day || day === before) return null
  if (day < today)
    return { field, code: 'INVALID', message: (i18n) => i18n._('Choose a day from today on, or none.') }
  return isConfirmed ? null : farDayIssue(field, day, today)
}

/** The question about a day that is more than a year ahead; null for a nearer one. */
export const farDayIssue = (field: string, day: string, today: string): Issue | null =>
  isFarAhead(day, today)
    ? {
        field,
        code: 'NEEDS_CONFIRMATION',
        message: (i18n) =>
          i18n._('{day} is more than a year ahead. Confirm the day, or choose another.', {
            day: formatDay(day, i18n),
          }),
      }
    : null

/** @throws Refused (INVALID, NEEDS_CONFIRMATION) */
export function requireComingDay(...of: Parameters<typeof comingDayIssue>): void {
  const issue = comingDayIssue(...of)
  if (issue) throw new Refused([issue])
}
