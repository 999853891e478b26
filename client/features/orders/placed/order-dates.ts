/** Dates of orders are the shop's, in Mumbai, wherever they are read. */
const timeZone = 'Asia/Kolkata'

export const dayFormat = { dateStyle: 'long', timeZone } as const
export const momentFormat = { dateStyle: 'medium', timeStyle: 'short', timeZone } as const
