import { msg } from '@lingui/core/macro'
import { readAmount, type TypedAmount } from '../../../shared/grammars/amount.ts'
import type { PaymentMethod } from '../../__generated__/graphql.ts'
import type { FieldReader } from '../forms/read-form.ts'

export const isMoreThanTotal = msg`This is more than the total. Write what pays for the order.`

/** Of the cash that was handed over, what goes back to the customer. In paise. */
export const changeOf = (received: number, total: number) => Math.max(0, received - total)

/** What was received, as typed. */
interface Typed {
  cash: string
  other: string
  /** Of `other`. */
  method: PaymentMethod
}

/** The payments of an order: what was received, in cash without the change. In paise. */
export function paymentsOf(read: FieldReader, { cash, other, method }: Typed, total: number) {
  const rest = read.optionalAmount('other', other) ?? 0
  const received = read.optionalAmount('cash', cash) ?? 0
  if (rest > total) read.refuse('other', isMoreThanTotal)
  const amount = received - changeOf(received, total - rest)
  return [
    { amount, method: 'CASH' as const },
    { amount: rest, method },
  ].filter((payment) => payment.amount > 0)
}

/** In paise; null while one of the two can't be read. */
export function receivedOf({ cash, other }: Pick<Typed, 'cash' | 'other'>) {
  const [inCash, otherwise] = [readAmount(cash), readAmount(other)]
  if (inCash.kind === 'unreadable' || otherwise.kind === 'unreadable') return null
  return { cash: paiseOf(inCash), other: paiseOf(otherwise) }
}

const paiseOf = (amount: TypedAmount) => (amount.kind === 'amount' ? amount.paise : 0)
