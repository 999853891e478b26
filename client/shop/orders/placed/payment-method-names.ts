import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { PaymentMethod } from '../../../__generated__/graphql.ts'

export const paymentMethodNames: Record<PaymentMethod, MessageDescriptor> = {
  CASH: msg`Cash`,
  UPI: msg`UPI`,
  CARD: msg`Card`,
  BANK_TRANSFER: msg`Bank transfer`,
  GATEWAY: msg`Online payment`,
}
