import { createHash } from 'node:crypto'
import { z } from 'zod'
import { movesMoney } from '../../../shared/orders/moves-money.ts'
import { ExpenseCategory, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { type Database, isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import { firstOpenDay, requireOpenDay } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { recordOnce } from '../record-once.ts'
import { requirePlausibleDay } from '../shop/plausible-day.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'
import {
  amount,
  day,
  idempotencyKey,
  isId,
  optionalIdentifier,
  optionalLongText,
  optionalText,
  parse,
  requiredLongText,
} from '../validation.ts'
import { type Expense, toExpense, withReversal } from './expense.ts'

const recording = z.object({
  category: z.enum(ExpenseCategory),
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  method: z
    .enum(PaymentMethod)
    .refine((method) => method !== 'GATEWAY', {
      error: /*i18n*/ 'An expense is not paid through the gateway.',
    })
    .refine(movesMoney, { error: /*i18n*/ 'Store credit is the customers’: choose how the money was paid.' }),
  spentOn: day.nullish(),
  confirmedDay: z.boolean().default(false),
  payee: optionalText(200).transform((payee) => payee ?? null),
  reference: optionalIdentifier(100).transform((reference) => reference ?? null),
  note: optionalLongText(1000).transform((note) => note ?? null),
  idempotencyKey,
})

type Recording = z.infer<typeof recording>

/** @throws Refused (INVALID) */
export const toRecording = (input: unknown): Recording => parse(recording, input)

/**
 * Records an expense. Atomic and idempotent: a repeated request with the same key returns the same entry.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT for a closed day, and for a key under which something
 * else was recorded)
 */
export async function recordExpense(ctx: Context, input: unknown): Promise<Expense> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const viewer = ctx.viewer
  const request = parse(recording, input)
  return recordOnce(
    () => findExpenseByKey(ctx.db, viewer, request),
    () => ctx.db.transaction((tx) => recordExpenseIn(ctx, tx, viewer, request)),
  )
}

/** Records an expense in a transaction; its day must be open. */
export async function recordExpenseIn(
  ctx: Context,
  tx: Transaction,
  viewer: User,
  request: Recording,
): Promise<Expense> {
  const today = dayOf(ctx.now())
  const spentOn = request.spentOn ?? today
  if (spentOn > today)
    throw invalid('spentOn', (i18n) => i18n._('This day is still to come. Choose today or an earlier day.'))
  await requireOpenDay(ctx, tx, 'spentOn', spentOn)
  const { confirmedDay, ...columns } = request
  requirePlausibleDay('spentOn', spentOn, today, confirmedDay)
  const row = await tx.expense.create({
    data: {
      ...columns,
      spentOn: new Date(spentOn),
      recordedAt: ctx.now(),
      recordedById: viewer.id,
      recordedBy: viewer.name,
      requestHash: hashOf(request),
    },
    include: withReversal,
  })
  const { category, amount, method, payee, reference, note } = request
  await recordChange(tx, ctx, {
    action: 'expense.record',
    entity: 'SHOP',
    entityId: row.id,
    entityName: payee ?? category,
    before: null,
    after: { category, amount, method, spentOn, payee, reference, note },
  })
  return toExpense(row)
}

/** What the viewer recorded under the request's key; null when it is unused. */
export async function findExpenseByKey(
  db: Pick<Database | Transaction, 'expense'>,
  { id }: User,
  request: Recording,
): Promise<Expense | null> {
  const { idempotencyKey } = request
  const row = await db.expense.findUnique({
    where: { recordedById_idempotencyKey: { recordedById: id, idempotencyKey } },
    include: withReversal,
  })
  if (row && row.requestHash !== hashOf(request))
    throw conflict('idempotencyKey', (i18n) =>
      i18n._('Another expense was recorded under this key. Take a new key for a new expense.'),
    )
  return row && toExpense(row)
}

const hashOf = ({ category, amount, method, spentOn, payee, reference, note }: Recording): string =>
  createHash('sha256')
    .update(JSON.stringify([category, amount, method, spentOn, payee, reference, note]))
    .digest('hex')

const reversing = z.object({ expenseId: z.string(), reason: requiredLongText(1000) })

/**
 * Reverses an expense by an entry of its day while that is open, and of today otherwise, so that a correction doesn't change another
 * day. An expense is reversed at most once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when it is reversed already or a reversal
 * itself, and when both days are closed)
 */
export async function reverseExpense(ctx: Context, input: unknown): Promise<Expense> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const viewer = ctx.viewer
  const { expenseId, reason } = parse(reversing, input)
  const found = isId(expenseId)
    ? await ctx.db.expense.findUnique({ where: { id: expenseId }, include: withReversal })
    : null
  if (!found) throw notFound((i18n) => i18n._('There is no such expense.'))
  if (found.reversedBy) throw reversedAlready()
  if (found.reversesId)
    throw conflict('expenseId', (i18n) => i18n._('A reversal can’t be reversed: record the expense anew.'))
  const { category, method, payee, reference } = found
  return ctx.db
    .transaction(async (tx) => {
      const spentOn = await firstOpenDay(ctx, tx, 'expenseId', dayIn(found.spentOn))
      const row = await tx.expense.create({
        data: {
          category,
          method,
          payee,
          reference,
          amount: -found.amount,
          spentOn: new Date(spentOn),
          note: reason,
          reversesId: found.id,
          recordedAt: ctx.now(),
          recordedById: viewer.id,
          recordedBy: viewer.name,
          idempotencyKey: `reversal of ${found.id}`,
          requestHash: '',
        },
        include: withReversal,
      })
      await recordChange(tx, ctx, {
        action: 'expense.reverse',
        entity: 'SHOP',
        entityId: found.id,
        entityName: payee ?? category,
        before: { category, amount: found.amount, method },
        after: { note: reason },
      })
      return toExpense(row)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? reversedAlready() : error
    })
}

const reversedAlready = () => conflict('expenseId', (i18n) => i18n._('This expense is reversed already.'))
