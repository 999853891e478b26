import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExpenseCategory } from '../../__generated__/graphql.ts'
import { paymentMethodsFor } from '../../lib/payment-methods.ts'

export const categoryNames: Record<ExpenseCategory, MessageDescriptor> = {
  RENT: msg`Rent`,
  CLOTH: msg`Cloth`,
  TRIMMINGS: msg`Trimmings`,
  WAGES: msg`Wages`,
  TRANSPORT: msg`Transport`,
  UTILITIES: msg`Utilities`,
  EQUIPMENT: msg`Equipment`,
  ADVERTISING: msg`Advertising`,
  OTHER: msg`Other`,
}

export const expenseCategories = Object.keys(categoryNames) as ExpenseCategory[]

export const expenseMethods = paymentMethodsFor('EXPENSE')
