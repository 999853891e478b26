import { movesMoney } from '../../../shared/orders/moves-money.ts'
import type { ExpenseCategory, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { addDays, startOfDay } from '../shop/shop-time.ts'

/** What one person recorded by one method, in paise. */
export interface StaffReceipts {
  recordedById: string
  recordedBy: string
  method: PaymentMethod
  received: number
  returned: number
  /** Of reversals: negative for those of payments. */
  corrections: number
}

/** In paise, less reversals. */
export interface ExpenseTotal {
  category: ExpenseCategory
  method: PaymentMethod
  amount: number
}

/** The ledger's entries and the expenses of a range of days, summed. */
export interface LedgerTotals {
  receipts: StaffReceipts[]
  expenses: ExpenseTotal[]
}

const instantsOf = (from: string, to: string) => ({ gte: startOfDay(from), lt: startOfDay(addDays(to, 1)) })

/** Of the days from the first to the last one, both included. */
export async function readLedgerTotals(tx: Transaction, from: string, to: string): Promise<LedgerTotals> {
  const payments = await tx.payment.groupBy({
    by: ['recordedById', 'recordedBy', 'method', 'kind'],
    where: { receivedAt: instantsOf(from, to) },
    _sum: { amount: true },
    orderBy: [{ recordedBy: 'asc' }, { recordedById: 'asc' }, { method: 'asc' }, { kind: 'asc' }],
  })
  const spent = await tx.expense.groupBy({
    by: ['category', 'method'],
    where: { spentOn: { gte: new Date(from), lte: new Date(to) } },
    _sum: { amount: true },
    orderBy: [{ category: 'asc' }, { method: 'asc' }],
  })
  const receipts = new Map<string, StaffReceipts>()
  for (const { recordedById, recordedBy, method, kind, _sum } of payments) {
    const key = JSON.stringify([recordedById, recordedBy, method])
    const row = receipts.get(key) ?? {
      recordedById,
      recordedBy,
      method,
      received: 0,
      returned: 0,
      corrections: 0,
    }
    const amount = Number(_sum.amount)
    if (kind === 'PAYMENT') row.received += amount
    else if (kind === 'REFUND') row.returned -= amount
    else row.corrections += amount
    receipts.set(key, row)
  }
  return {
    receipts: [...receipts.values()],
    expenses: spent.map(({ category, method, _sum }) => ({ category, method, amount: Number(_sum.amount) })),
  }
}

export const netOf = ({ received, returned, corrections }: StaffReceipts): number =>
  received - returned + corrections

/** What was received and not returned, by one method or all that move money. */
export const receiptsOf = ({ receipts }: Pick<LedgerTotals, 'receipts'>, method?: PaymentMethod): number =>
  receipts
    .filter((row) => (method === undefined ? movesMoney(row.method) : row.method === method))
    .reduce((sum, row) => sum + netOf(row), 0)

export const spentOf = ({ expenses }: Pick<LedgerTotals, 'expenses'>, method?: PaymentMethod): number =>
  expenses
    .filter((row) => method === undefined || row.method === method)
    .reduce((sum, { amount }) => sum + amount, 0)

/** Received by all methods that move money, and not returned, in paise. */
export async function sumReceipts({ db }: { db: Database }, from: string, to: string): Promise<number> {
  const { _sum } = await db.payment.aggregate({
    where: { receivedAt: instantsOf(from, to), method: { not: 'STORE_CREDIT' } },
    _sum: { amount: true },
  })
  return Number(_sum.amount)
}

/** Days from the first to the last one, both included. */
export interface DayRange {
  from: string
  to: string
}

/** For each of these ranges, what was received by all methods that move money, and not returned, in paise. */
export async function readReceiptsOf(db: Database, ranges: readonly DayRange[]): Promise<number[]> {
  const instants = ranges.map(({ from, to }) => instantsOf(from, to))
  const rows = await db.rows<{ received: bigint }>`
    SELECT "sum"."received" FROM unnest(
      ${instants.map(({ gte }) => gte.toISOString())}::timestamptz[], ${instants.map(({ lt }) => lt.toISOString())}::timestamptz[]
    ) WITH ORDINALITY AS "range" ("from", "before", "position") CROSS JOIN LATERAL (
      SELECT coalesce(sum("amount"), 0)::bigint AS "received" FROM "payments"
      WHERE "receivedAt" >= "range"."from" AND "receivedAt" < "range"."before" AND "method" <> 'STORE_CREDIT') AS "sum"
    ORDER BY "range"."position"`
  return rows.map(({ received }) => Number(received))
}
