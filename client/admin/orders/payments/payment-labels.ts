import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod, PaymentStatus } from '../../../__generated__/graphql.ts'

export const methodNames: Record<PaymentMethod, MessageDescriptor> = {
  CASH: msg`Cash`,
  UPI: msg`UPI`,
  CARD: msg`Card`,
  BANK_TRANSFER: msg`Bank transfer`,
  GATEWAY: msg`Online payment`,
}

export const paymentStatusNames: Record<PaymentStatus, MessageDescriptor> = {
  PENDING: msg`Not paid`,
  PARTLY_PAID: msg`Partly paid`,
  PAID: msg`Paid`,
  PARTLY_REFUNDED: msg`Partly refunded`,
  REFUNDED: msg`Refunded`,
}
