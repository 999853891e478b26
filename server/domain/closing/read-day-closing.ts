import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { addDays, dayIn, dayOf } from '../shop/shop-time.ts'
import { type DayClosing, toDayClosing } from './day-closing.ts'
import { readLedgerTotals, receiptsOf, spentOf } from './ledger-totals.ts'

/**
 * A day as it was closed, or as it is now.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for a day that is still to come)
 */
export async function readDayClosing(ctx: Context, date: string): Promise<DayClosing> {
  requirePermission(ctx.viewer, 'CLOSE_DAYS')
  if (date > dayOf(ctx.now()))
    throw invalid('date', (i18n) => i18n._('This day is still to come. Choose today or an earlier day.'))
  return ctx.db.transaction(async (tx) => {
    const closed = await tx.dayClosing.findFirst({ where: { date: new Date(date), reopenedAt: null } })
    return closed ? toDayClosing(closed) : readUnclosedDay(tx, date, 0)
  })
}

/** A day without a closing. `firstOpeningCash` was in the drawer before the first day that is ever closed. */
export async function readUnclosedDay(
  tx: Transaction,
  date: string,
  firstOpeningCash: number,
): Promise<DayClosing> {
  const last = await tx.dayClosing.findFirst({ where: { reopenedAt: null }, orderBy: { date: 'desc' } })
  const isLocked = last !== null && date < dayIn(last.date)
  const firstDay = last && !isLocked ? addDays(dayIn(last.date), 1) : date
  const totals = await readLedgerTotals(tx, firstDay, date)
  const cashReceived = receiptsOf(totals, 'CASH')
  const cashSpent = spentOf(totals, 'CASH')
  const openingCash = isLocked ? null : last ? Number(last.countedCash - last.cashTakenOut) : firstOpeningCash
  return {
    ...totals,
    id: date,
    date,
    firstDay,
    status: isLocked ? 'LOCKED' : 'OPEN',
    openingCash,
    cashReceived,
    cashSpent,
    expectedCash: openingCash === null ? null : openingCash + cashReceived - cashSpent,
    countedCash: null,
    cashTakenOut: null,
    difference: null,
    explanation: null,
    closedAt: null,
    closedBy: null,
    reopenedAt: null,
    reopenedBy: null,
    reopenReason: null,
  }
}

/** What the ledger has for the days of a closing beyond its own totals: entries of a payment gateway. */
export async function readEnteredLater(ctx: Context, closing: DayClosing): Promise<number> {
  if (closing.status !== 'CLOSED') return 0
  const received = await ctx.loaders.receipts.load({ from: closing.firstDay, to: closing.date })
  return received - receiptsOf(closing)
}
