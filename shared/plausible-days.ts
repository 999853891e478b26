/** Days are of the shop's calendar (`2026-11-20`). Entries of money further back than this, and later days further ahead, are unusual. */
export const usualDaysBack = 31
export const maxDaysAhead = 366

const dayMs = 24 * 60 * 60 * 1000
const daysBetween = (from: string, to: string) => Math.round((Date.parse(to) - Date.parse(from)) / dayMs)

/** Whether money is rarely entered so late that the day may be a typing mistake. */
export const isLongAgo = (day: string, today: string): boolean => daysBetween(day, today) > usualDaysBack

/** Whether a day on which something is to happen is too far ahead to be meant. */
export const isFarAhead = (day: string, today: string): boolean => daysBetween(today, day) > maxDaysAhead
