import type { ExpenseCategory, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { netInvoiced } from '../invoices/list-invoices.ts'
import { sumOutstanding } from '../payments/list-outstanding-orders.ts'
import { addDays } from '../shop/shop-time.ts'
import { toDayClosing } from './day-closing.ts'
import { netOf, readLedgerTotals, receiptsOf, spentOf } from './ledger-totals.ts'

/** In paise. */
export interface MonthResult {
  firstDay: string
  lastDay: string
  invoiced: number
  receipts: { method: PaymentMethod; net: number }[]
  received: number
  expenses: { category: ExpenseCategory; amount: number }[]
  spent: number
  result: number
  /** Of the counted cash; not in the result. */
  cashDifference: number
  outstanding: number
}

/**
 * What was invoiced, received and spent in the month of a day, by the ledgers as they are now.
 * @throws Unauthenticated, Forbidden
 */
export async function readMonthResult(ctx: Context, day: string): Promise<MonthResult> {
  requirePermission(ctx.viewer, 'VIEW_REVENUE')
  const firstDay = `${day.slice(0, 7)}-01`
  // A month has at most 31 days: 31 days after its first one the next month has begun.
  const lastDay = addDays(`${addDays(firstDay, 31).slice(0, 7)}-01`, -1)
  const [totals, closings] = await ctx.db.transaction(async (tx) => [
    await readLedgerTotals(tx, firstDay, lastDay),
    await tx.dayClosing.findMany({
      where: { date: { gte: new Date(firstDay), lte: new Date(lastDay) }, reopenedAt: null },
    }),
  ])
  const { outstanding } = await sumOutstanding(ctx)
  return {
    firstDay,
    lastDay,
    invoiced: await netInvoiced(ctx, { from: firstDay, to: lastDay }),
    receipts: [...sumBy(totals.receipts, ({ method }) => method, netOf)].map(([method, net]) => ({
      method,
      net,
    })),
    received: receiptsOf(totals),
    expenses: [
      ...sumBy(
        totals.expenses,
        ({ category }) => category,
        ({ amount }) => amount,
      ),
    ].map(([category, amount]) => ({ category, amount })),
    spent: spentOf(totals),
    result: receiptsOf(totals) - spentOf(totals),
    cashDifference: closings.reduce((sum, row) => sum + toDayClosing(row).difference!, 0),
    outstanding,
  }
}

function sumBy<Row, Key>(rows: Row[], keyOf: (row: Row) => Key, amountOf: (row: Row) => number) {
  const sums = new Map<Key, number>()
  for (const row of rows) sums.set(keyOf(row), (sums.get(keyOf(row)) ?? 0) + amountOf(row))
  return sums
}
