import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import {
  atDay,
  type DayKey,
  decodeCursor,
  earlierThan,
  isDayKey,
  listId,
  type Page,
  pageSize,
  toPage,
} from '../paging.ts'
import { addDays, dayIn, dayOf } from '../shop/shop-time.ts'
import { type DayClosing, toDayClosing } from './day-closing.ts'
import { lastClosedDay } from './lock-days.ts'

export interface DayClosingPage extends Page<DayClosing> {
  totalCount: () => Promise<number>
  openDays: () => Promise<string[]>
}

/**
 * The closings, those opened again included, the last day first.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listDayClosings(
  ctx: Context,
  query: { first: number; after?: string | null },
): Promise<DayClosingPage> {
  requirePermission(ctx.viewer, 'CLOSE_DAYS')
  const first = pageSize(query.first)
  const list = listId('day closings', {})
  const after = query.after ? decodeCursor<DayKey>(query.after, list, isDayKey) : null
  const rows = await ctx.db.dayClosing.findMany({
    where: after ? earlierThan('date', atDay(after)) : {},
    orderBy: [{ date: 'desc' }, { id: 'desc' }],
    take: first + 1,
  })
  return {
    ...toPage(rows, first, list, toDayClosing, ({ date, id }): DayKey => [dayIn(date), id], after),
    totalCount: () => ctx.db.dayClosing.count(),
    openDays: async () => {
      const closed = await ctx.db.transaction(lastClosedDay)
      return closed === null ? [] : daysBetween(closed, dayOf(ctx.now()))
    },
  }
}

const maxOpen = 31

/** The days after one and before another. */
function daysBetween(closed: string, today: string): string[] {
  const days: string[] = []
  for (let day = addDays(closed, 1); day < today && days.length < maxOpen; day = addDays(day, 1))
    days.push(day)
  return days
}
