import type { I18n } from '@lingui/core'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { dayIn, dayOf } from '../shop/shop-time.ts'

/** The number of this advisory lock, unlike any other of the shop. */
const LOCK_ID = 728_104

/** Until the transaction ends no day is closed or opened again; entries do not wait for each other. */
const shareDays = (tx: Transaction) => tx.$executeRaw`SELECT pg_advisory_xact_lock_shared(${LOCK_ID}::bigint)`

/** Until the transaction ends staff record no entries, and nobody else closes a day. */
export const lockDays = (tx: Transaction) => tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK_ID}::bigint)`

/** This day and all before it are closed; null before the first closing. */
export async function lastClosedDay(tx: Transaction): Promise<string | null> {
  const last = await tx.dayClosing.findFirst({
    where: { reopenedAt: null },
    orderBy: { date: 'desc' },
    select: { date: true },
  })
  return dayIn(last?.date ?? null)
}

/**
 * For entries by the shop's staff. Entries of a payment gateway are not checked: they are made when the gateway reports
 * them.
 * @throws Refused (CONFLICT when the day is closed)
 */
export async function requireOpenDay(
  { now }: Context,
  tx: Transaction,
  field: string,
  day: string,
): Promise<void> {
  await shareDays(tx)
  const closed = await lastClosedDay(tx)
  if (closed !== null && day <= closed) throw closedDay(field, day, closed, dayOf(now()))
}

/**
 * An instant, or now when its day is closed.
 * @throws Refused (CONFLICT when today is closed, too)
 */
export async function firstOpenInstant(
  ctx: Context,
  tx: Transaction,
  field: string,
  instant: Date,
): Promise<Date> {
  const day = dayOf(instant)
  return (await firstOpenDay(ctx, tx, field, day)) === day ? instant : ctx.now()
}

/**
 * A day, or today when it is closed.
 * @throws Refused (CONFLICT when today is closed, too)
 */
export async function firstOpenDay(
  { now }: Context,
  tx: Transaction,
  field: string,
  day: string,
): Promise<string> {
  await shareDays(tx)
  const closed = await lastClosedDay(tx)
  if (closed === null || day > closed) return day
  const today = dayOf(now())
  if (today <= closed) throw closedDay(field, today, closed, today)
  return today
}

function closedDay(field: string, day: string, closed: string, today: string) {
  return conflict(field, (i18n) =>
    today <= closed
      ? i18n._('{day} is closed. Ask the owner to open it again, or enter this tomorrow.', {
          day: formatDay(today, i18n),
        })
      : i18n._('{day} is closed. Choose a day after {closed}.', {
          day: formatDay(day, i18n),
          closed: formatDay(closed, i18n),
        }),
  )
}

/** For messages: '20 November 2026'. */
export const formatDay = (day: string, i18n: I18n): string =>
  i18n.date(new Date(day), { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
