import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { StructuredData } from './structured-data.ts'
import { toNumber } from './to-number.ts'

const days: Record<string, MessageDescriptor> = {
  Mo: msg`Monday`,
  Tu: msg`Tuesday`,
  We: msg`Wednesday`,
  Th: msg`Thursday`,
  Fr: msg`Friday`,
  Sa: msg`Saturday`,
  Su: msg`Sunday`,
}

const names = Object.keys(days)

/** Schema.org's day names, which don't depend on the page's language. */
const englishDays: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

interface OpeningTime {
  /** Such as `Mo`. */
  first: string
  last: string
  /** Such as `09:00`. */
  opens: string
  closes: string
}

/** Parses hours such as 'Mo-Sa 09:00-19:00', several separated by commas; null for other notations. */
function readHours(notation: string): OpeningTime[] | null {
  const times: OpeningTime[] = []
  for (const part of notation.split(',')) {
    const [, first = '', last = first, opens = '', closes = ''] =
      /^(\w\w)(?:-(\w\w))? (\d\d:\d\d)-(\d\d:\d\d)$/.exec(part.trim()) ?? []
    if (!names.includes(first) || !names.includes(last)) return null
    times.push({ first, last, opens, closes })
  }
  return times
}

/**
 * For display: 'Monday to Saturday, 9 am to 7 pm', several separated by semicolons. Other notations
 * stay as they are.
 */
export const describeOpeningHours = (notation: string, i18n: I18n) =>
  readHours(notation)
    ?.map((time) => describeTime(time, i18n))
    .join('; ') ?? notation

function describeTime({ first, last, ...time }: OpeningTime, i18n: I18n) {
  const firstDay = i18n._(days[first]!)
  const lastDay = i18n._(days[last]!)
  const opens = i18n._(clock(time.opens))
  const closes = i18n._(clock(time.closes))
  return i18n._(
    first === last
      ? msg`${firstDay}, ${opens} to ${closes}`
      : msg`${firstDay} to ${lastDay}, ${opens} to ${closes}`,
  )
}

/** By the time of day: Hindi distinguishes four periods, English two. */
function clock(time24: string) {
  const [hour = '', minute = ''] = time24.split(':')
  const hours = toNumber(hour)
  const time = `${hours % 12 || 12}${minute === '00' ? '' : `:${minute}`}`
  if (hours < 4) return msg({ message: `${time} am`, context: 'night' })
  if (hours < 12) return msg({ message: `${time} am`, context: 'morning' })
  if (hours < 16) return msg({ message: `${time} pm`, context: 'afternoon' })
  if (hours < 20) return msg({ message: `${time} pm`, context: 'evening' })
  return msg({ message: `${time} pm`, context: 'night' })
}

/**
 * Structured data of the opening hours, by day, where each range of days is in order; and in
 * schema.org's short notation.
 */
export function openingHours(notation: string): StructuredData {
  const parts = readHours(notation)?.map(({ first, last, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: names.slice(names.indexOf(first), names.indexOf(last) + 1).map((day) => englishDays[day]),
    opens,
    closes,
  }))
  const isComplete = parts?.every(({ dayOfWeek }) => dayOfWeek.length > 0)
  return { openingHours: notation, ...(isComplete && { openingHoursSpecification: parts }) }
}
