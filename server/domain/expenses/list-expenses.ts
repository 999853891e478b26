import type { ExpenseCategory, PaymentMethod } from '../../database/__generated__/prisma/enums.ts'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
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
import { dayIn } from '../shop/shop-time.ts'
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
  query: { where?: ExpenseFilters | null; first: number; after?: string | null },
): Promise<ExpensePage> {
  requirePermission(ctx.viewer, 'RECORD_EXPENSES')
  const filters = query.where ?? {}
  const first = pageSize(query.first)
  const list = listId('expenses', { ...filters })
  const after = query.after ? decodeCursor<DayKey>(query.after, list, isDayKey) : null
  const where = matching(filters)
  const rows = await ctx.db.expense.findMany({
    where: { AND: [where, after ? earlierThan('spentOn', atDay(after)) : {}] },
    orderBy: [{ spentOn: 'desc' }, { id: 'desc' }],
    take: first + 1,
    include: withReversal,
  })
  return {
    ...toPage(rows, first, list, toExpense, ({ spentOn, id }): DayKey => [dayIn(spentOn), id], after),
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
