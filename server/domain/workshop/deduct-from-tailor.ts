import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, notFound } from '../errors.ts'
import { recordOnce } from '../record-once.ts'
import { dayOf } from '../shop/shop-time.ts'
import { amount, idempotencyKey, isId, parse, requiredText } from '../validation.ts'
import { type Tailor, toTailor } from './garment.ts'
import { findTailor } from './pay-tailor.ts'

const deduction = z.object({
  tailorId: z.string(),
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  reason: requiredText(200),
  idempotencyKey,
})

/**
 * Takes an amount off what is due to a tailor. A repeated request with the same key takes it off once. Requires RECORD_EXPENSES.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT for a key under which something else was deducted)
 */
export async function deductFromTailor(ctx: Context, input: unknown): Promise<Tailor> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const viewer = ctx.viewer
  const { tailorId, amount, reason, idempotencyKey } = parse(deduction, input)
  const tailor = await findTailor(ctx, tailorId)
  const findEarlier = async () => {
    const earlier = await ctx.db.tailorEntry.findUnique({
      where: { recordedById_idempotencyKey: { recordedById: viewer.id, idempotencyKey } },
    })
    if (!earlier) return null
    if (earlier.tailorId === tailor.id && Number(earlier.amount) === amount && earlier.note === reason)
      return earlier
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Something else was deducted under this key. Take a new key for a new deduction.'),
    )
  }
  await recordOnce(findEarlier, () =>
    ctx.db.transaction(async (tx) => {
      const entry = await tx.tailorEntry.create({
        data: {
          ...todaysDeduction(ctx, viewer),
          tailorId: tailor.id,
          amount,
          note: reason,
          idempotencyKey,
        },
      })
      await recordChange(tx, ctx, {
        action: 'tailor.deduct',
        entity: 'SHOP',
        entityId: tailor.id,
        entityName: tailor.name,
        before: null,
        after: { amount, reason },
      })
      return entry
    }),
  )
  return toTailor(tailor)
}

const todaysDeduction = ({ now }: Pick<Context, 'now'>, { id, name }: User) => ({
  kind: 'DEDUCTION' as const,
  day: new Date(dayOf(now())),
  recordedAt: now(),
  recordedById: id,
  recordedBy: name,
})

const reversal = z.object({ deductionId: z.string(), reason: requiredText(200) })

/**
 * Takes back a deduction by an entry of today; requires RECORD_EXPENSES.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when it was taken back already)
 */
export async function reverseTailorDeduction(ctx: Context, input: unknown): Promise<Tailor> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const viewer = ctx.viewer
  const { deductionId: id, reason } = parse(reversal, input)
  const found = isId(id)
    ? await ctx.db.tailorEntry.findFirst({
        where: { id, kind: 'DEDUCTION', reversesId: null },
        include: { tailor: true },
      })
    : null
  if (!found) throw notFound((i18n) => i18n._('There is no such deduction.'))
  const { tailor, amount } = found
  await ctx.db
    .transaction(async (tx) => {
      await tx.tailorEntry.create({
        data: {
          ...todaysDeduction(ctx, viewer),
          tailorId: tailor.id,
          amount: -amount,
          note: reason,
          reversesId: found.id,
        },
      })
      await recordChange(tx, ctx, {
        action: 'tailor.reverseDeduction',
        entity: 'SHOP',
        entityId: tailor.id,
        entityName: tailor.name,
        before: { amount: Number(amount) },
        after: { reason },
      })
    })
    .catch((error: unknown) => {
      if (!isUniqueViolation(error)) throw error
      throw conflict('deductionId', (i18n) => i18n._('This deduction was taken back already.'))
    })
  return toTailor(tailor)
}
