import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { ExpenseCategory, PaymentMethod } from '../../platform/database/__generated__/prisma/enums.ts'
import { dayIn } from '../shop/shop-time.ts'

/** Money that the shop has spent, or the reversal of such an entry. */
export interface Expense {
  id: string
  category: ExpenseCategory
  /** In paise: positive, for a reversal negative. */
  amount: number
  method: PaymentMethod
  spentOn: string
  payee: string | null
  /** Of the bill or the payment. */
  reference: string | null
  note: string | null
  reversesId: string | null
  isReversed: boolean
  recordedAt: Date
  /** By the name at that time. */
  recordedBy: string
}

export const withReversal = { reversedBy: { select: { id: true } } } satisfies Prisma.ExpenseInclude

export const toExpense = ({
  amount,
  spentOn,
  reversedBy,
  ...row
}: Prisma.ExpenseGetPayload<{ include: typeof withReversal }>): Expense => ({
  ...row,
  amount: Number(amount),
  spentOn: dayIn(spentOn),
  isReversed: reversedBy !== null,
})
