import type { ExpenseCategory, PaymentMethod } from '../../../__generated__/graphql.ts'

export const categoryNames: Record<ExpenseCategory, string> = {
  RENT: 'Rent',
  CLOTH: 'Cloth',
  TRIMMINGS: 'Trimmings',
  WAGES: 'Wages',
  TRANSPORT: 'Transport',
  UTILITIES: 'Utilities',
  EQUIPMENT: 'Equipment',
  ADVERTISING: 'Advertising',
  OTHER: 'Other',
}

export const expenseCategories = Object.keys(categoryNames) as ExpenseCategory[]

/** An expense is never paid through the gateway. */
export const expenseMethods: PaymentMethod[] = ['CASH', 'UPI', 'CARD', 'BANK_TRANSFER']
