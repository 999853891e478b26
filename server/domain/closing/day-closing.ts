import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { dayIn } from '../shop/shop-time.ts'
import type { ExpenseTotal, LedgerTotals, StaffReceipts } from './ledger-totals.ts'

export type DayStatus = 'OPEN' | 'CLOSED' | 'LOCKED' | 'REOPENED'

/** A day's totals and cash, in paise; those of a closed day as they were when it was closed. */
export interface DayClosing extends LedgerTotals {
  /** The day itself, unless it is closed. */
  id: string
  date: string
  firstDay: string
  status: DayStatus
  openingCash: number | null
  cashReceived: number
  cashSpent: number
  expectedCash: number | null
  countedCash: number | null
  cashTakenOut: number | null
  difference: number | null
  explanation: string | null
  closedAt: Date | null
  closedBy: string | null
  reopenedAt: Date | null
  reopenedBy: string | null
  reopenReason: string | null
}

export function toDayClosing(row: Prisma.DayClosingGetPayload<object>): DayClosing {
  const openingCash = Number(row.openingCash)
  const cashReceived = Number(row.cashReceived)
  const cashSpent = Number(row.cashSpent)
  const countedCash = Number(row.countedCash)
  const expectedCash = openingCash + cashReceived - cashSpent
  return {
    id: row.id,
    date: dayIn(row.date),
    firstDay: dayIn(row.firstDay),
    status: row.reopenedAt ? 'REOPENED' : 'CLOSED',
    receipts: row.receipts as unknown as StaffReceipts[],
    expenses: row.expenses as unknown as ExpenseTotal[],
    openingCash,
    cashReceived,
    cashSpent,
    expectedCash,
    countedCash,
    cashTakenOut: Number(row.cashTakenOut),
    difference: countedCash - expectedCash,
    explanation: row.explanation,
    closedAt: row.closedAt,
    closedBy: row.closedBy,
    reopenedAt: row.reopenedAt,
    reopenedBy: row.reopenedBy,
    reopenReason: row.reopenReason,
  }
}
