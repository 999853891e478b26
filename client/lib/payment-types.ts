import { msg } from '@lingui/core/macro'
import type { PaymentType } from '../../shared/orders/payment-types.ts'

/** The ways to pay an order that the shopper chooses from when placing it. */
export const paymentTypeNames = {
  COD: msg`Cash on delivery`,
  UPI: msg`UPI`,
  ONLINE: msg`Card or online payment`,
} satisfies Record<PaymentType, object>
