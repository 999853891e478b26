const days: Record<string, string> = {
  Mo: 'Monday',
  Tu: 'Tuesday',
  We: 'Wednesday',
  Th: 'Thursday',
  Fr: 'Friday',
  Sa: 'Saturday',
  Su: 'Sunday',
}

/** 'Mo-Sa 09:00-19:00' for people: 'Monday to Saturday, 9 am to 7 pm'. Other notations stay as they are. */
export function describeOpeningHours(notation: string) {
  const parts = /^(\w\w)(?:-(\w\w))? (\d\d):(\d\d)-(\d\d):(\d\d)$/.exec(notation)
  const [, first = '', last, ...times] = parts ?? []
  const [openHour = '', openMinute = '', closeHour = '', closeMinute = ''] = times
  const from = days[first]
  if (parts === null || from === undefined) return notation
  const until = last === undefined ? '' : ` to ${days[last] ?? last}`
  return `${from}${until}, ${clock(openHour, openMinute)} to ${clock(closeHour, closeMinute)}`
}

function clock(hour: string, minute: string) {
  const hours = Number(hour)
  return `${hours % 12 || 12}${minute === '00' ? '' : `:${minute}`} ${hours < 12 ? 'am' : 'pm'}`
}
