import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid } from '../errors.ts'
import { addDays } from '../shop/shop-time.ts'
import { type Period, type ReportBy, reportSources } from './report-sources.ts'

/** Amounts in paise. */
export interface ReportRow {
  name: string
  orders: number
  pieces: number
  amount: number
}

export interface Report {
  rows: ReportRow[]
  /** Of all rows, also those beyond the last one listed. */
  rowCount: number
  pieces: number
  amount: number
}

const maxRows = 100
const maxDays = 366

/**
 * Sums a period's orders, or what its tailors have earned; months in their order, others by their amount.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for a period that isn't 1 to 366 days)
 */
export async function readReport(
  ctx: Context,
  { by, ...period }: Period & { by: ReportBy },
): Promise<Report> {
  requirePermission(ctx.viewer, 'VIEW_REVENUE')
  const { from, to } = period
  if (to < from) throw invalid('to', (i18n) => i18n._('The period ends before it begins.'))
  if (to > addDays(from, maxDays - 1))
    throw invalid('to', (i18n) => i18n._('Choose a period of at most {most} days.', { most: maxDays }))
  const rows = await ctx.fromReplica(
    (db) => db.rows<ReportRow & { rowCount: number; allPieces: number; allAmount: number }>`
    SELECT max("name") AS "name", count(DISTINCT "orderId")::int AS "orders", sum("pieces")::int AS "pieces",
      coalesce(sum("amount"), 0)::bigint AS "amount", (count(*) OVER ())::int AS "rowCount",
      (sum(sum("pieces")) OVER ())::int AS "allPieces",
      (sum(coalesce(sum("amount"), 0)) OVER ())::bigint AS "allAmount"
    FROM (${reportSources[by](period)}) AS "source"
    GROUP BY "key"
    ORDER BY ${by === 'MONTH' ? Prisma.sql`"name"` : Prisma.sql`"amount" DESC, "name"`} LIMIT ${maxRows}`,
  )
  return {
    rows: rows.map(({ name, orders, pieces, amount }) => ({ name, orders, pieces, amount: Number(amount) })),
    rowCount: rows[0]?.rowCount ?? 0,
    pieces: rows[0]?.allPieces ?? 0,
    amount: Number(rows[0]?.allAmount ?? 0),
  }
}
