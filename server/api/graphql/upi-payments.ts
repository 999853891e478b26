import { orderOf } from '../../domain/orders/order-of.ts'
import {
  confirmUpiPayment,
  type DecidedUpiClaim,
  rejectUpiPayment,
} from '../../domain/payments/decide-upi-payment.ts'
import { listUpiClaims } from '../../domain/payments/list-upi-claims.ts'
import { submitUpiPayment } from '../../domain/payments/submit-upi-payment.ts'
import { sumUnconfirmed } from '../../domain/payments/upi-claim.ts'
import { upiRequestOf } from '../../domain/payments/upi-request.ts'
import { readShop } from '../../domain/shop/read-shop.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const upiPayments: Resolvers = {
  Query: { upiClaims: (_root, page, ctx) => listUpiClaims(ctx, page) },
  Mutation: {
    submitUpiPayment: (_root, { input }, ctx) =>
      withUserErrors({ order: null }, async () => ({ order: await submitUpiPayment(ctx, input) })),
    confirmUpiPayment: (_root, { input }, ctx) => deciding(() => confirmUpiPayment(ctx, input)),
    rejectUpiPayment: (_root, { input }, ctx) => deciding(() => rejectUpiPayment(ctx, input)),
  },
  UpiClaim: { order: ({ orderId }, _args, ctx) => orderOf(ctx, orderId) },
  UpiClaimConnection: totals,
  Order: {
    upiRequest: async (order, _args, ctx) =>
      upiRequestOf(
        (await readShop(ctx)).upi,
        order,
        await ctx.loaders.payments.load(order.id),
        sumUnconfirmed(await ctx.loaders.upiClaims.load(order.id)),
      ),
    upiClaims: ({ id }, _args, ctx) => ctx.loaders.upiClaims.load(id),
  },
}

const deciding = (decide: () => Promise<DecidedUpiClaim>) =>
  withUserErrors({ upiClaim: null }, async () => {
    const { claim, issues } = await decide()
    return { upiClaim: claim, userErrors: issues }
  })
