import type { PaymentStatus, PaymentType } from '../../database/__generated__/prisma/enums.ts'

/** A payment method. Orders depend on nothing else, so that a gateway is one more entry of `paymentMethods`. */
export interface PaymentMethod {
  /**
   * The initial payment status of a new order. Called inside the order's transaction: it must not call external
   * services.
   * @param totalToPay in paise; null for a custom order, which has no price yet
   */
  begin: (totalToPay: number | null) => PaymentStatus
}

/** Cash on delivery (specification, section 9: the default). */
const cashOnDelivery: PaymentMethod = { begin: () => 'PENDING' }

export const paymentMethods: Record<PaymentType, PaymentMethod> = { COD: cashOnDelivery }
