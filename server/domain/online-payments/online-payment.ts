import type { Context } from '../context.ts'
import type { User } from '../accounts/user.ts'
import { balanceOf, netOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import type { Payment } from '../payments/payment.ts'
import { withoutUnconfirmed } from '../payments/upi-request.ts'
import { gatewayRecorderId } from './gateway-recorder.ts'
import type { PaymentGateway } from './payment-gateway.ts'

export type OnlinePaymentPart = 'ADVANCE' | 'BALANCE'

/** An online payment that can be made; the amount in paise. */
export interface OnlinePaymentOption {
  part: OnlinePaymentPart
  amount: number
}

/**
 * What the order's customer can pay online now: the advance while it is missing, and the balance.
 * @param checked what the customer has paid by UPI and the shop is checking, in paise
 */
export function onlinePaymentsOf(
  gateway: PaymentGateway | null,
  viewer: User | null,
  order: Order,
  payments: readonly Payment[],
  checked = 0,
): OnlinePaymentOption[] {
  if (gateway === null || viewer === null || order.userId !== viewer.id) return []
  const { advanceDue, balance } = withoutUnconfirmed(balanceOf(order, payments), checked)
  const options: OnlinePaymentOption[] = [{ part: 'BALANCE', amount: balance ?? 0 }]
  if (advanceDue < (balance ?? 0)) options.unshift({ part: 'ADVANCE', amount: advanceDue })
  return options.filter(({ amount }) => amount >= gateway.minAmount)
}

/** How much of a payment can be returned through the gateway now, in paise. */
export async function readRefundable(
  { loaders }: Pick<Context, 'loaders'>,
  { id, orderId, amount }: Payment,
): Promise<number> {
  const [refunded, payments, pendingRefund] = await Promise.all([
    loaders.refundedOnline.load(id),
    loaders.payments.load(orderId),
    loaders.pendingRefund.load(orderId),
  ])
  return refundableOf({ amount, refunded, received: netOf(payments), pendingRefund })
}

/** At most what is left of the payment, and at most what the order's ledger and requested refunds leave. */
export const refundableOf = (of: {
  amount: number
  refunded: number
  received: number
  pendingRefund: number | null
}): number => Math.max(0, Math.min(of.amount - of.refunded, of.received - (of.pendingRefund ?? 0)))

/** A payment that the gateway has taken, and can return. */
export const isThroughGateway = ({ kind, recordedById }: Pick<Payment, 'kind' | 'recordedById'>): boolean =>
  kind === 'PAYMENT' && recordedById === gatewayRecorderId
