import type { ExpenseCategory, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type ForwardQuery, listId, type Page } from '../paging.ts'
import { byDay, sortedPage } from '../sorting.ts'
import { type Expense, toExpense, withReversal } from './expense.ts'

/** Null, as a filter that is left out, leaves all. Both days are included. */
export interface ExpenseFilters {
  category?: ExpenseCategory | null
  method?: PaymentMethod | null
  from?: string | null
  to?: string | null
}

export interface ExpensePage extends Page<Expense> {
  totalCount: () => Promise<number>
  /** Over all pages, in paise. */
  spent: () => Promise<number>
}

/**
 * The expenses and their reversals, the last day first.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listExpenses(
  ctx: Context,
  query: ForwardQuery & { where?: ExpenseFilters | null },
): Promise<ExpensePage> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const filters = query.where ?? {}
  const where = matching(filters)
  const page = await sortedPage(query, {
    id: listId('expenses', { ...filters }),
    sort: byDay('spentOn', 'desc'),
    where,
    find: (rows) => ctx.db.expense.findMany({ ...rows, include: withReversal }),
    toItem: toExpense,
  })
  return {
    ...page,
    totalCount: () => ctx.db.expense.count({ where }),
    spent: async () =>
      Number((await ctx.db.expense.aggregate({ where, _sum: { amount: true } }))._sum.amount),
  }
}

const matching = ({ category, method, from, to }: ExpenseFilters): Prisma.ExpenseWhereInput => ({
  ...(category && { category }),
  ...(method && { method }),
  spentOn: { ...(from && { gte: new Date(from) }), ...(to && { lte: new Date(to) }) },
})
