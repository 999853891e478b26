import { requirePermission } from '../accounts/policy.ts'
import { daysBefore, isDayKey } from '../closing/list-day-closings.ts'
import type { Context } from '../context.ts'
import { decodeCursor, listId, type Page, pageSize, toPage } from '../paging.ts'
import { dayIn } from '../shop/shop-time.ts'
import { type Expense, toExpense, withReversal } from './expense.ts'

export interface ExpensePage extends Page<Expense> {
  totalCount: () => Promise<number>
}

type Key = [spentOn: string, id: string]

/**
 * The expenses and their reversals, the last day first.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listExpenses(
  ctx: Context,
  query: { first: number; after?: string | null },
): Promise<ExpensePage> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const first = pageSize(query.first)
  const list = listId('expenses', {})
  const after = query.after ? decodeCursor<Key>(query.after, list, isDayKey) : null
  const rows = await ctx.db.expense.findMany({
    where: after ? daysBefore('spentOn', after) : {},
    orderBy: [{ spentOn: 'desc' }, { id: 'desc' }],
    take: first + 1,
    include: withReversal,
  })
  return {
    ...toPage(rows, first, list, toExpense, ({ spentOn, id }): Key => [dayIn(spentOn), id]),
    totalCount: () => ctx.db.expense.count(),
  }
}
