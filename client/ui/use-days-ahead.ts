import { useState } from 'react'
import { isFarAhead } from '../../shared/plausible-days.ts'
import { currentDay } from '../lib/shop-days.ts'

export interface DaysAhead {
  /** Those that are more than a year ahead. */
  far: string[]
  confirmed: readonly string[]
  confirm: (day: string, isConfirmed: boolean) => void
  /** What the mutation is sent besides the days. */
  input: { confirmedDay?: true }
}

/**
 * The confirmation of days on which something is to happen: one that is more than a year ahead is often a typing mistake. Another day
 * has to be confirmed again.
 * @param days of the shop's calendar ('2026-11-20'); blank ones are not asked about
 */
export function useDaysAhead(...days: string[]): DaysAhead {
  const [confirmed, setConfirmed] = useState<readonly string[]>([])
  const today = currentDay()
  const far = [...new Set(days)].filter((day) => isFarAhead(day, today))
  return {
    far,
    confirmed,
    confirm: (day, isConfirmed) =>
      setConfirmed((before) => [...before.filter((each) => each !== day), ...(isConfirmed ? [day] : [])]),
    input: far.length > 0 && far.every((day) => confirmed.includes(day)) ? { confirmedDay: true } : {},
  }
}
