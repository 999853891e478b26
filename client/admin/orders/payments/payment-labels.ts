import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentStatus } from '../../../__generated__/graphql.ts'

export const paymentStatusNames: Record<PaymentStatus, MessageDescriptor> = {
  PENDING: msg`Not paid`,
  PARTLY_PAID: msg`Partly paid`,
  PAID: msg`Paid`,
  PARTLY_REFUNDED: msg`Partly refunded`,
  REFUNDED: msg`Refunded`,
}
