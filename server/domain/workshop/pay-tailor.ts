import { z } from 'zod'
import { PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { findExpenseByKey, recordExpenseIn, toRecording } from '../expenses/record-expense.ts'
import { recordOnce } from '../record-once.ts'
import { amount, idempotencyKey, isId, optionalText, parse } from '../validation.ts'
import { unpaid } from './dues.ts'
import { type Tailor, toTailor } from './garment.ts'
import { readBalance } from './tailor-ledger.ts'

const giving = { tailorId: z.string(), method: z.enum(PaymentMethod), idempotencyKey }

const payout = z.object({
  ...giving,
  amount: amount.min(1, { error: /*i18n*/ 'Nothing is due.' }),
  due: amount.nullish(),
})

/**
 * Pays a tailor what is due or a part of it, as an expense of wages. A repeated request with the same key pays once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when another amount is due than was seen, and for a closed
 * day)
 */
export async function payTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const { due, ...given } = parse(payout, input)
  const seen = due ?? given.amount
  if (given.amount > seen)
    throw invalid('amount', (i18n) => i18n._('That is more than is due. Give the rest as an advance.'))
  return giveMoney(ctx, ctx.viewer, { ...given, kind: 'PAYOUT', note: null, seen })
}

const advance = z.object({
  ...giving,
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  note: optionalText(200).transform((note) => note ?? null),
})

/**
 * Pays a tailor before it is earned, as an expense of wages. A repeated request with the same key pays once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a closed day)
 */
export async function advanceTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  return giveMoney(ctx, ctx.viewer, { ...parse(advance, input), kind: 'ADVANCE', seen: null })
}

/** @throws Refused (NOT_FOUND) */
export async function findTailor({ db }: Pick<Context, 'db'>, id: string) {
  const tailor = isId(id) ? await db.tailor.findUnique({ where: { id } }) : null
  if (!tailor) throw notFound((i18n) => i18n._('There is no such tailor.'))
  return tailor
}

interface Given {
  tailorId: string
  kind: 'PAYOUT' | 'ADVANCE'
  amount: number
  method: PaymentMethod
  note: string | null
  /** What was due when the payment was decided on; null where that doesn't matter. */
  seen: number | null
  idempotencyKey: string
}

async function giveMoney(
  ctx: Context,
  viewer: User,
  { tailorId, kind, amount, method, note, seen, idempotencyKey }: Given,
): Promise<Tailor> {
  const tailor = await findTailor(ctx, tailorId)
  const expense = toRecording({
    category: 'WAGES',
    amount,
    method,
    payee: tailor.name,
    note: kind === 'PAYOUT' ? 'Piecework' : 'Advance',
    idempotencyKey,
  })
  await recordOnce(
    () => findExpenseByKey(ctx.db, viewer, expense),
    () =>
      ctx.db.transaction(async (tx) => {
        // One payment of a tailor after the other: the second finds what the first has paid.
        await lockRow(tx, 'tailors', tailor.id)
        const balance = await readBalance(tx, tailor.id)
        if (seen !== null && balance !== seen)
          throw conflict('amount', (i18n) =>
            i18n._('Another amount is due meanwhile. Look at it as it is now, then pay.'),
          )
        const recorded = await recordExpenseIn(ctx, tx, viewer, expense)
        const { id: expenseId, spentOn, recordedAt, recordedBy } = recorded
        await tx.tailorEntry.create({
          data: {
            tailorId: tailor.id,
            kind,
            amount,
            note,
            expenseId,
            day: new Date(spentOn),
            recordedAt,
            recordedById: viewer.id,
            recordedBy,
          },
        })
        // By this the version before knows what is paid.
        if (balance === amount)
          await tx.tailorDue.updateMany({ where: { tailorId: tailor.id, ...unpaid }, data: { expenseId } })
        return recorded
      }),
  )
  return toTailor(tailor)
}
