const shopDay = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' })

/** The day in the shop's zone that is so many days ahead, as the API writes it. */
export const dayAhead = (days: number): string => shopDay.format(Date.now() + days * 24 * 60 * 60 * 1000)

/** A day as a page writes it in English, such as '20 December 2026'. */
export const written = (day: string, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-IN', { ...options, timeZone: 'UTC' }).format(new Date(day))
