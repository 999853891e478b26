import { z } from 'zod'
import { invalid } from '../errors.ts'
import { day, parse } from '../validation.ts'
import { addDays, dayIn } from './shop-time.ts'

export interface StatementPeriod {
  /** The first day. */
  from: string
  /** The last day. */
  to: string
}

const period = z.object({ from: day, to: day })

/** @throws Refused (INVALID) for a period that is longer than this, or ends before it begins */
export function parsePeriod(days: StatementPeriod, maxDays: number): StatementPeriod {
  const { from, to } = parse(period, days)
  if (from > to) throw invalid('to', (i18n) => i18n._('The last day comes before the first one.'))
  if (to > addDays(from, maxDays - 1))
    throw invalid('to', (i18n) => i18n._('Choose at most {days} days.', { days: maxDays }))
  return { from, to }
}

/** The entries of an account with what was due after each, and after the last; in paise. */
export function withBalances<Row extends { day: Date; amount: bigint }>(
  opening: number,
  rows: readonly Row[],
) {
  let closing = opening
  const entries = rows.map((row) => {
    const amount = Number(row.amount)
    closing += amount
    return { ...row, day: dayIn(row.day), amount, balance: closing }
  })
  return { entries, closing }
}
