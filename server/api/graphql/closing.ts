import { closeDay, reopenDay } from '../../domain/closing/close-day.ts'
import { netOf } from '../../domain/closing/ledger-totals.ts'
import { listDayClosings } from '../../domain/closing/list-day-closings.ts'
import { readDayClosing, readEnteredLater } from '../../domain/closing/read-day-closing.ts'
import { readMonthResult } from '../../domain/closing/read-month-result.ts'
import { listExpenses } from '../../domain/expenses/list-expenses.ts'
import { recordExpense, reverseExpense } from '../../domain/expenses/record-expense.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const closing: Resolvers = {
  Query: {
    dayClosing: (_root, { date }, ctx) => readDayClosing(ctx, date),
    dayClosings: (_root, page, ctx) => listDayClosings(ctx, page),
    expenses: (_root, page, ctx) => listExpenses(ctx, page),
    monthResult: (_root, { month }, ctx) => readMonthResult(ctx, month),
  },
  Mutation: {
    closeDay: (_root, { input }, ctx) =>
      withUserErrors({ dayClosing: null }, async () => ({ dayClosing: await closeDay(ctx, input) })),
    reopenDay: (_root, { input }, ctx) =>
      withUserErrors({ dayClosing: null }, async () => ({ dayClosing: await reopenDay(ctx, input) })),
    recordExpense: (_root, { input }, ctx) =>
      withUserErrors({ expense: null }, async () => ({ expense: await recordExpense(ctx, input) })),
    reverseExpense: (_root, { input }, ctx) =>
      withUserErrors({ expense: null }, async () => ({ expense: await reverseExpense(ctx, input) })),
  },
  SignedAmount: {
    amount: (paise) => Math.abs(paise),
    isNegative: (paise) => paise < 0,
  },
  DayClosing: { enteredLater: (parent, _args, ctx) => readEnteredLater(ctx, parent) },
  StaffReceipts: { net: (parent) => netOf(parent) },
  DayClosingConnection: {
    totalCount: (parent) => parent.totalCount(),
    openDays: (parent) => parent.openDays(),
  },
  Expense: { amount: ({ amount }) => Math.abs(amount) },
  ExpenseConnection: { totalCount: (parent) => parent.totalCount(), spent: (parent) => parent.spent() },
}
