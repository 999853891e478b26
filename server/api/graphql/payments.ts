import { isAllowed } from '../../domain/accounts/policy.ts'
import type { Context } from '../../domain/context.ts'
import { type Balance, balanceOf } from '../../domain/orders/balance.ts'
import type { Order } from '../../domain/orders/order.ts'
import { findOrder } from '../../domain/orders/read-orders.ts'
import { listOutstandingOrders } from '../../domain/payments/list-outstanding-orders.ts'
import type { Payment } from '../../domain/payments/payment.ts'
import { recordPayment, recordRefund } from '../../domain/payments/record-payment.ts'
import { canReverse, reversePayment } from '../../domain/payments/reverse-payment.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

const balanceNow = async (order: Order, ctx: Context): Promise<Balance> =>
  balanceOf(order, await ctx.loaders.payments.load(order.id))

export const payments: Resolvers = {
  Query: { outstandingOrders: (_root, page, ctx) => listOutstandingOrders(ctx, page) },
  OutstandingOrderConnection: {
    totalCount: async ({ totals }) => (await totals()).count,
    totalOutstanding: async ({ totals }) => (await totals()).outstanding,
  },
  Mutation: {
    recordPayment: (_root, { input }, ctx) => changing(ctx, input.orderId, () => recordPayment(ctx, input)),
    recordRefund: (_root, { input }, ctx) => changing(ctx, input.orderId, () => recordRefund(ctx, input)),
    reversePayment: (_root, { input }, ctx) => changing(ctx, null, () => reversePayment(ctx, input)),
  },
  Payment: {
    amount: ({ amount }) => Math.abs(amount),
    viewerCanReverse: (payment, _args, ctx) => canReverse(ctx.viewer, payment),
  },
  Order: {
    payments: ({ id }, _args, ctx) => ctx.loaders.payments.load(id),
    paymentStatus: async (order, _args, ctx) => (await balanceNow(order, ctx)).paymentStatus,
    paidAmount: async (order, _args, ctx) => (await balanceNow(order, ctx)).paidAmount,
    overReturned: async (order, _args, ctx) => (await balanceNow(order, ctx)).overReturned,
    onlineRefundPending: ({ id }, _args, ctx) => ctx.loaders.pendingRefund.load(id),
    balance: async (order, _args, ctx) => (await balanceNow(order, ctx)).balance,
    refundDue: async (order, _args, ctx) => (await balanceNow(order, ctx)).refundDue,
    storeCredit: ({ userId }, _args, ctx) => (userId === null ? null : ctx.loaders.storeCredit.load(userId)),
    advanceDue: async (order, _args, ctx) => (await balanceNow(order, ctx)).advanceDue,
    viewerCanGiveDiscounts: (_order, _args, ctx) => isAllowed(ctx.viewer, 'GIVE_DISCOUNTS'),
    viewerCanRecordPayments: (_order, _args, ctx) => isAllowed(ctx.viewer, 'RECORD_PAYMENTS'),
    viewerCanReversePayments: (_order, _args, ctx) => isAllowed(ctx.viewer, 'REVERSE_PAYMENTS'),
  },
}

/** The order as it is afterwards: that of the new entry, or the requested one. */
async function changing(ctx: Context, orderId: string | null, change: () => Promise<Payment>) {
  const { payment, userErrors } = await withUserErrors({ payment: null }, async () => ({
    payment: await change(),
  }))
  const id = payment?.orderId ?? orderId
  return { order: id === null ? null : await findOrder(ctx, id), payment, userErrors }
}
