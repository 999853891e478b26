import type { PaymentStatus, PaymentType } from '../../database/__generated__/prisma/enums.ts'

/** A way to pay. Orders know no more of it than this, so that a gateway is one more entry of `paymentMethods`. */
export interface PaymentMethod {
  /**
   * The status in which the payment of a new order begins. It is asked inside the order's transaction: nothing outside
   * the shop may be called here.
   * @param totalToPay in paise; null for a custom order, which has no price yet
   */
  begin: (totalToPay: number | null) => PaymentStatus
}

/** Paid to whoever brings the parcel (specification, section 9: the default). */
const cashOnDelivery: PaymentMethod = { begin: () => 'PENDING' }

export const paymentMethods: Record<PaymentType, PaymentMethod> = { COD: cashOnDelivery }
