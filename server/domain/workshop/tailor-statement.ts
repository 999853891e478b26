import { isAllowed, requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { parsePeriod, type StatementPeriod, withBalances } from '../shop/statement-period.ts'
import { isId } from '../validation.ts'
import { type LedgerRow, readLedger } from './tailor-ledger.ts'
import { requireTailor } from './tailor-policy.ts'

/** A tailor's account of a period; amounts are in paise, those of entries and balances also less than 0. */
export interface TailorStatement extends StatementPeriod {
  tailorId: string
  opening: number
  closing: number
  earned: number
  paid: number
  deducted: number
  entries: TailorEntry[]
}

export interface TailorEntry extends Omit<LedgerRow, 'day' | 'amount'> {
  day: string
  amount: number
  /** What was due after it. */
  balance: number
}

/** Longer ones would take too long to read. */
const MAX_DAYS = 100

/**
 * A tailor's account; null when there is no such tailor. Requires RECORD_EXPENSES.
 * @throws Unauthenticated, Forbidden, Refused (INVALID) for a period that is too long or ends before it begins
 */
export async function readTailorStatement(
  ctx: Context,
  { tailorId, ...days }: StatementPeriod & { tailorId: string },
): Promise<TailorStatement | null> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const tailor = isId(tailorId) ? await ctx.db.tailor.findUnique({ where: { id: tailorId } }) : null
  return tailor && statementOf(ctx, tailor, days)
}

/**
 * The signed-in tailor's own account.
 * @throws Unauthenticated, Forbidden, Refused (INVALID) as above
 */
export const readOwnStatement = (ctx: Context, days: StatementPeriod) =>
  statementOf(ctx, requireTailor(ctx), days)

async function statementOf(
  ctx: Context,
  { id }: { id: string },
  days: StatementPeriod,
): Promise<TailorStatement> {
  const { from, to } = parsePeriod(days, MAX_DAYS)
  const { opening, rows } = await readLedger(ctx.db, id, { from, to })
  const { entries, closing } = withBalances(opening, rows)
  const sumOf = (...kinds: LedgerRow['kind'][]) =>
    entries.reduce((sum, { kind, amount }) => sum + (kinds.includes(kind) ? amount : 0), 0)
  return {
    tailorId: id,
    from,
    to,
    opening,
    closing,
    earned: sumOf('EARNED'),
    paid: 0 - sumOf('PAYOUT', 'ADVANCE'),
    deducted: 0 - sumOf('DEDUCTION'),
    entries,
  }
}

/** What is due to a tailor, in paise; null for staff who may not record expenses. */
export async function readDue(ctx: Context, tailorId: string): Promise<number | null> {
  return isAllowed(ctx.viewer, 'RECORD_EXPENSES') ? dueOf(ctx, tailorId) : null
}

/** What a tailor has received and not earned yet, in paise; null for staff who may not record expenses. */
export async function readAdvance(ctx: Context, tailorId: string): Promise<number | null> {
  return isAllowed(ctx.viewer, 'RECORD_EXPENSES') ? advanceOf(ctx, tailorId) : null
}

export const dueOf = async ({ loaders }: Context, tailorId: string): Promise<number> =>
  Math.max(0, await loaders.tailorBalance.load(tailorId))

export const advanceOf = async ({ loaders }: Context, tailorId: string): Promise<number> =>
  Math.max(0, 0 - (await loaders.tailorBalance.load(tailorId)))
