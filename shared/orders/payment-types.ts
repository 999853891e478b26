export type PaymentType = 'COD' | 'UPI' | 'ONLINE'

/** How the shop takes payments. */
export interface PaymentRules {
  /** Whether it takes UPI transfers. */
  takesUpi: boolean
  /** Whether it has a payment gateway. */
  takesOnlinePayments: boolean
  /** The largest total that is paid in cash on delivery, in paise; null for any. */
  cashOnDeliveryLimit: number | null
  /** The first digits of the pincodes where cash is taken on delivery; none for everywhere. */
  cashOnDeliveryPrefixes: readonly string[]
}

interface PayableOrder {
  /** In paise; null while there is no price, or it isn't known. */
  totalToPay: number | null
  /** What cash adds to `totalToPay`, in paise. */
  cashFee: number
  fulfilment: 'DELIVERY' | 'PICKUP'
  /** Six digits; null while it isn't known. */
  pincode: string | null
}

/**
 * In which ways an order can be paid, the first one being proposed. Without a price only the later payment can be agreed on.
 * The limits of cash apply to deliveries of a shop that can be paid in another way.
 */
export function paymentTypesFor(rules: PaymentRules, order: PayableOrder): PaymentType[] {
  if (order.totalToPay === null) return ['COD']
  const types: PaymentType[] = []
  if (rules.takesUpi) types.push('UPI')
  if (rules.takesOnlinePayments) types.push('ONLINE')
  return types.length === 0 || takesCash(rules, order) ? [...types, 'COD'] : types
}

/** Whether the shop hands this order over for cash. */
const takesCash = (
  { cashOnDeliveryLimit: limit, cashOnDeliveryPrefixes: prefixes }: PaymentRules,
  { totalToPay, cashFee, fulfilment, pincode }: PayableOrder,
) =>
  fulfilment === 'PICKUP' ||
  ((limit === null || (totalToPay ?? 0) + cashFee <= limit) &&
    (prefixes.length === 0 || pincode === null || prefixes.some((prefix) => pincode.startsWith(prefix))))

/**
 * What cash on delivery adds to an order, in paise: nothing where there is no delivery, no price or nothing to pay.
 * @param fee of the shop, in paise
 */
export const cashFeeOf = (
  fee: number,
  { totalToPay, fulfilment }: Omit<PayableOrder, 'cashFee' | 'pincode'>,
) => (fulfilment === 'DELIVERY' && totalToPay !== null && totalToPay > 0 ? fee : 0)
