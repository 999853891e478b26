import type { Context } from '../../domain/context.ts'
import { confirmOnlinePayment } from '../../domain/online-payments/confirm-online-payment.ts'
import {
  isThroughGateway,
  onlinePaymentsOf,
  readRefundable,
} from '../../domain/online-payments/online-payment.ts'
import { refundOnlinePayment } from '../../domain/online-payments/refund-online-payment.ts'
import { settleOnlineRefund } from '../../domain/online-payments/settle-online-refund.ts'
import { startOnlinePayment } from '../../domain/online-payments/start-online-payment.ts'
import { findOrder } from '../../domain/orders/read-orders.ts'
import { sumUnconfirmed } from '../../domain/payments/upi-claim.ts'
import { findOrderIdOf, type Payment } from '../../domain/payments/payment.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const onlinePayments: Resolvers = {
  Mutation: {
    startOnlinePayment: (_root, { input }, ctx) =>
      withUserErrors({ checkout: null }, async () => ({ checkout: await startOnlinePayment(ctx, input) })),
    confirmOnlinePayment: (_root, { input }, ctx) =>
      withUserErrors({ order: null }, async () => ({ order: await confirmOnlinePayment(ctx, input) })),
    refundOnlinePayment: (_root, { input }, ctx) =>
      refunding(ctx, input.paymentId, () => refundOnlinePayment(ctx, input)),
    settleOnlineRefund: async (_root, { input }, ctx) => {
      const { userErrors } = await withUserErrors({}, async () => {
        await settleOnlineRefund(ctx, input)
        return {}
      })
      return { order: await findOrder(ctx, input.orderId), userErrors }
    },
  },
  Order: {
    onlinePayments: async (order, _args, ctx) =>
      onlinePaymentsOf(
        ctx.gateway,
        ctx.viewer,
        order,
        await ctx.loaders.payments.load(order.id),
        sumUnconfirmed(await ctx.loaders.upiClaims.load(order.id)),
      ),
    onlinePaymentPending: ({ id, userId }, _args, ctx) =>
      ctx.gateway && ctx.viewer && userId === ctx.viewer.id ? ctx.loaders.pendingOnline.load(id) : null,
  },
  Payment: {
    refundableOnline: async (payment, _args, ctx) =>
      ctx.gateway && isThroughGateway(payment) ? readRefundable(ctx, payment) : null,
  },
}

/** The order as it is afterwards, also when the outcome at the gateway is unknown. */
async function refunding(ctx: Context, paymentId: string, refund: () => Promise<Payment>) {
  const { payment, userErrors } = await withUserErrors({ payment: null }, async () => ({
    payment: await refund(),
  }))
  const orderId = payment?.orderId ?? (await findOrderIdOf(ctx, paymentId))
  return { order: orderId === null ? null : await findOrder(ctx, orderId), payment, userErrors }
}
