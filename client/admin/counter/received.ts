import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '../../__generated__/graphql.ts'
import type { FieldReader } from '../forms/read-form.ts'

export const isMoreThanTotal = msg`This is more than the total. Write what pays for the order.`

/** Of the cash that was handed over, what goes back to the customer. In paise. */
export const changeOf = (received: number, total: number) => Math.max(0, received - total)

/** The payment of an order: what was received, in cash without the change. Null for none. In paise. */
export function paymentOf(read: FieldReader, typed: string, method: PaymentMethod, total: number) {
  const received = read.optionalAmount('amount', typed) ?? 0
  if (received > total && method !== 'CASH') read.refuse('amount', isMoreThanTotal)
  const amount = received - changeOf(received, total)
  return amount > 0 ? { amount, method } : null
}
