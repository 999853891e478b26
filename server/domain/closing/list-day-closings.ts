import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type ForwardQuery, listId, type Page } from '../paging.ts'
import { byDay, sortedPage } from '../sorting.ts'
import { addDays, dayOf } from '../shop/shop-time.ts'
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
export async function listDayClosings(ctx: Context, query: ForwardQuery): Promise<DayClosingPage> {
  requirePermission(ctx.viewer, 'CLOSE_DAYS')
  const page = await sortedPage(query, {
    id: listId('day closings', {}),
    sort: byDay('date', 'desc'),
    where: {},
    find: (rows) => ctx.db.dayClosing.findMany(rows),
    toItem: toDayClosing,
  })
  return {
    ...page,
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
