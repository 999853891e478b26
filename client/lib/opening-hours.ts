import type { I18n, MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'

const days: Record<string, MessageDescriptor> = {
  Mo: msg`Monday`,
  Tu: msg`Tuesday`,
  We: msg`Wednesday`,
  Th: msg`Thursday`,
  Fr: msg`Friday`,
  Sa: msg`Saturday`,
  Su: msg`Sunday`,
}

/**
 * 'Mo-Sa 09:00-19:00' for people: 'Monday to Saturday, 9 am to 7 pm', several with semicolons between. Other notations stay as
 * they are.
 */
export function describeOpeningHours(notation: string, i18n: I18n) {
  const described = notation.split(',').map((part) => describePart(part.trim(), i18n))
  return described.includes(null) ? notation : described.join('; ')
}

function describePart(notation: string, i18n: I18n): string | null {
  const parts = /^(\w\w)(?:-(\w\w))? (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(notation)
  const [, first = '', last = first, ...times] = parts ?? []
  const [openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = times
  const [from, until] = [days[first], days[last]]
  if (parts === null || from === undefined || until === undefined) return null
  const firstDay = i18n._(from)
  const lastDay = i18n._(until)
  const opens = i18n._(clock(openHour, openMinute))
  const closes = i18n._(clock(closeHour, closeMinute))
  return i18n._(
    first === last
      ? msg`${firstDay}, ${opens} to ${closes}`
      : msg`${firstDay} to ${lastDay}, ${opens} to ${closes}`,
  )
}

/** By the part of the day: Hindi names four of them, English two. */
function clock(hour: string, minute: string) {
  const hours = Number(hour)
  const time = `${hours % 12 || 12}${minute === '00' ? '' : `:${minute}`}`
  if (hours < 4) return msg({ message: `${time} am`, context: 'night' })
  if (hours < 12) return msg({ message: `${time} am`, context: 'morning' })
  if (hours < 16) return msg({ message: `${time} pm`, context: 'afternoon' })
  if (hours < 20) return msg({ message: `${time} pm`, context: 'evening' })
  return msg({ message: `${time} pm`, context: 'night' })
}
