import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Transaction } from '../../platform/database/client.ts'
import { requirePermission, requireShopOwner } from '../accounts/policy.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { dayOf } from '../shop/shop-time.ts'
import { amount, day, optionalLongText, parse, requiredLongText } from '../validation.ts'
import { type DayClosing, toDayClosing } from './day-closing.ts'
import { formatDay, lockDays, lastClosedDay } from './lock-days.ts'
import { readUnclosedDay } from './read-day-closing.ts'
import { i18nOf } from '../../i18n.ts'

const closingInput = z.object({
  date: day,
  countedCash: amount,
  explanation: optionalLongText(1000).transform((explanation) => explanation ?? null),
  cashTakenOut: amount.nullish().transform((taken) => taken ?? 0),
  openingCash: amount.nullish().transform((opening) => opening ?? 0),
})

/**
 * Closes a day with its counted cash and stores the totals of that moment. Entries that staff record at the same time
 * are either in the totals or refused.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT when this day or a later one is closed)
 */
export async function closeDay(ctx: Context, input: unknown): Promise<DayClosing> {
  requirePermission(ctx.viewer, 'CLOSE_DAYS')
  const viewer = ctx.viewer
  const {
    date,
    countedCash,
    explanation,
    cashTakenOut,
    openingCash: firstOpeningCash,
  } = parse(closingInput, input)
  if (date > dayOf(ctx.now()))
    throw invalid('date', (i18n) => i18n._('This day is still to come. Close it when it is over.'))
  if (cashTakenOut > countedCash)
    throw invalid('cashTakenOut', (i18n) =>
      i18n._('Only {amount} was counted. Take out at most that.', { amount: formatRupees(countedCash) }),
    )
  return ctx.db.transaction(async (tx) => {
    await lockDays(tx)
    const closed = await lastClosedDay(tx)
    if (closed !== null && date <= closed)
      throw conflict('date', (i18n) =>
        date === closed
          ? i18n._('{day} is closed already.', { day: formatDay(date, i18n) })
          : i18n._('{closed} is closed, and all days before it. Choose a later day.', {
              closed: formatDay(closed, i18n),
            }),
      )
    const { firstDay, openingCash, cashReceived, cashSpent, expectedCash, receipts, expenses } =
      await readUnclosedDay(tx, date, firstOpeningCash)
    const difference = countedCash - expectedCash!
    if (difference !== 0 && !explanation)
      throw invalid('explanation', (i18n) => {
        const values = {
          difference: formatRupees(Math.abs(difference)),
          expected: formatRupees(expectedCash!),
        }
        return difference < 0
          ? i18n._(
              '{difference} is missing: {expected} is expected. Count again, or explain the difference.',
              values,
            )
          : i18n._(
              '{difference} is too much: {expected} is expected. Count again, or explain the difference.',
              values,
            )
      })
    const row = await tx.dayClosing.create({
      data: {
        date: new Date(date),
        firstDay: new Date(firstDay),
        openingCash: openingCash!,
        cashReceived,
        cashSpent,
        countedCash,
        cashTakenOut,
        explanation: difference === 0 ? null : explanation,
        receipts: receipts as unknown as Prisma.InputJsonArray,
        expenses: expenses as unknown as Prisma.InputJsonArray,
        closedAt: ctx.now(),
        closedById: viewer.id,
        closedBy: viewer.name,
      },
    })
    await recordDay(tx, ctx, 'day.close', row.id, date, {
      countedCash,
      cashTakenOut,
      difference,
      explanation,
    })
    return toDayClosing(row)
  })
}

const reopening = z.object({ date: day, reason: requiredLongText(1000) })

/**
 * Opens the last closed day again; its closing is stored with the reason.
 * @throws Unauthenticated, Forbidden, Refused (INVALID; CONFLICT for another day)
 */
export async function reopenDay(ctx: Context, input: unknown): Promise<DayClosing> {
  requireShopOwner(ctx.viewer)
  const viewer = ctx.viewer
  const { date, reason } = parse(reopening, input)
  return ctx.db.transaction(async (tx) => {
    await lockDays(tx)
    const closed = await lastClosedDay(tx)
    if (closed === null) throw conflict('date', (i18n) => i18n._('No day is closed.'))
    if (date !== closed)
      throw conflict('date', (i18n) =>
        i18n._('Only the last closed day can be opened again: {closed}.', {
          closed: formatDay(closed, i18n),
        }),
      )
    const found = await tx.dayClosing.findFirstOrThrow({ where: { date: new Date(date), reopenedAt: null } })
    const row = await tx.dayClosing.update({
      where: { id: found.id },
      data: { reopenedAt: ctx.now(), reopenedBy: viewer.name, reopenReason: reason },
    })
    await recordDay(tx, ctx, 'day.reopen', row.id, date, { reason })
    return toDayClosing(row)
  })
}

const recordDay = (
  tx: Transaction,
  ctx: Context,
  action: `day.${string}`,
  entityId: string,
  date: string,
  after: Partial<Record<'countedCash' | 'cashTakenOut' | 'difference', number>> &
    Partial<Record<'explanation' | 'reason', string | null>>,
) =>
  recordChange(tx, ctx, {
    action,
    entity: 'SHOP',
    entityId,
    entityName: formatDay(date, i18nOf.en),
    before: null,
    after,
  })
