import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '../__generated__/graphql.ts'

export const paymentMethodNames: Record<PaymentMethod, MessageDescriptor> = {
  CASH: msg`Cash`,
  UPI: msg`UPI`,
  CARD: msg`Card`,
  BANK_TRANSFER: msg`Bank transfer`,
  GATEWAY: msg`Online payment`,
  STORE_CREDIT: msg`Store credit`,
}

/** What staff record with a method that they choose. */
type Purpose = 'ORDER' | 'COUNTER' | 'EXPENSE' | 'WAGES'

/** What each method is offered for. The gateway's payments are recorded by the shop itself;
 * store credit is offered where there is some. */
const offeredFor: Record<PaymentMethod, readonly Purpose[]> = {
  CASH: ['ORDER', 'COUNTER', 'EXPENSE', 'WAGES'],
  UPI: ['ORDER', 'COUNTER', 'EXPENSE', 'WAGES'],
  CARD: ['ORDER', 'COUNTER', 'EXPENSE'],
  BANK_TRANSFER: ['ORDER', 'EXPENSE', 'WAGES'],
  GATEWAY: [],
  STORE_CREDIT: [],
}

/** The methods that a form offers, in the order in which they are listed. */
export const paymentMethodsFor = (purpose: Purpose): PaymentMethod[] =>
  (Object.keys(offeredFor) as PaymentMethod[]).filter((method) => offeredFor[method].includes(purpose))
