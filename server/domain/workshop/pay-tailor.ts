import { z } from 'zod'
import { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { findExpenseByKey, recordExpenseIn, toRecording } from '../expenses/record-expense.ts'
import { amount, idempotencyKey, isId, parse } from '../validation.ts'
import { unpaid } from './dues.ts'
import { type Tailor, toTailor } from './garment.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

const payout = z.object({
  tailorId: z.string(),
  amount: amount.min(1, { error: /*i18n*/ 'Nothing is due.' }),
  method: z.enum(PaymentMethod),
  idempotencyKey,
})

/**
 * Pays a tailor all that is due, as an expense of wages. A repeated request with the same key pays once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when another amount is due, and for a closed day)
 */
export async function payTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const viewer = ctx.viewer
  const { tailorId, ...given } = parse(payout, input)
  const tailor = isId(tailorId) ? await ctx.db.tailor.findUnique({ where: { id: tailorId } }) : null
  if (!tailor) throw notFound((i18n) => i18n._('There is no such tailor.'))
  const expense = toRecording({ ...given, category: 'WAGES', payee: tailor.name, note: 'Piecework' })
  await ctx.db.transaction(async (tx) => {
    // One payout of a tailor after the other: the second finds what the first has paid.
    await lockRow(tx, 'tailors', tailor.id)
    if (await findExpenseByKey(tx, viewer, expense)) return
    const dues = await tx.tailorDue.findMany({ where: { tailorId: tailor.id, ...unpaid } })
    const total = dues.reduce((sum, due) => sum + Number(due.amount), 0)
    if (total !== given.amount)
      throw conflict('amount', (i18n) =>
        i18n._('Another amount is due meanwhile. Look at it as it is now, then pay.'),
      )
    const { id: expenseId } = await recordExpenseIn(ctx, tx, viewer, expense)
    for (const { garmentId, stageId } of dues)
      await tx.tailorDue.update({ where: { garmentId_stageId: { garmentId, stageId } }, data: { expenseId } })
  })
  return toTailor(tailor)
}

/** What is due to a tailor, in paise; null for staff who may not record expenses. */
export async function readDue(ctx: Context, tailorId: string): Promise<number | null> {
  return isAllowed(ctx.viewer, 'RECORD_EXPENSES') ? ctx.loaders.tailorDue.load(tailorId) : null
}

/** What a tailor has earned that is not paid, in paise. */
export async function sumDue({ db }: Pick<Context, 'db'>, tailorId: string): Promise<number> {
  const { _sum } = await db.tailorDue.aggregate({
    where: { tailorId, ...unpaid },
    _sum: { amount: true },
  })
  return Number(_sum.amount ?? 0)
}
