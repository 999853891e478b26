import type { Context } from '../../domain/context.ts'
import { findInvoice } from '../../domain/invoices/list-invoices.ts'
import { deliveredAt } from '../../domain/orders/order.ts'
import { canRead } from '../../domain/orders/order-policy.ts'
import { findOrder } from '../../domain/orders/read-orders.ts'
import { acceptReturn } from '../../domain/returns/accept-return.ts'
import { receiveReturn, rejectReturn } from '../../domain/returns/move-return.ts'
import { requestReturn } from '../../domain/returns/request-return.ts'
import { returnAtCounter } from '../../domain/returns/return-at-counter.ts'
import { isWithinReturnDays, returnableItems } from '../../domain/returns/returnable-items.ts'
import { readShop } from '../../domain/shop/read-shop.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const returns: Resolvers = {
  Mutation: {
    requestReturn: (_root, { input }, ctx) => changing(ctx, () => requestReturn(ctx, input)),
    receiveReturn: (_root, { input }, ctx) => changing(ctx, () => receiveReturn(ctx, input)),
    acceptReturn: (_root, { input }, ctx) => changing(ctx, () => acceptReturn(ctx, input)),
    returnAtCounter: (_root, { input }, ctx) =>
      withUserErrors({ order: null, exchangeOrder: null, price: null }, async () => {
        const { orderId, exchangeOrderId, price } = await returnAtCounter(ctx, input)
        return {
          order: await findOrder(ctx, orderId),
          exchangeOrder: exchangeOrderId === null ? null : await findOrder(ctx, exchangeOrderId),
          price,
        }
      }),
    rejectReturn: (_root, { input }, ctx) => changing(ctx, () => rejectReturn(ctx, input)),
  },
  Order: {
    returns: ({ id }, _args, ctx) => ctx.loaders.returns.load(id),
    returnableItems: async (order, _args, ctx) => {
      if (!canRead(ctx.viewer, order)) return []
      const { returnDays } = await readShop(ctx)
      return isWithinReturnDays(order, returnDays, ctx.now())
        ? returnableItems(order, await ctx.loaders.returns.load(order.id))
        : []
    },
    returnableAtCounter: async (order, _args, ctx) =>
      deliveredAt(order) === null ? [] : returnableItems(order, await ctx.loaders.returns.load(order.id)),
  },
  OrderReturn: {
    exchangeOrder: ({ exchangeOrderId }, _args, ctx) =>
      exchangeOrderId === null ? null : ctx.loaders.order.load(exchangeOrderId),
    timeline: ({ events }) => events,
    creditNote: ({ creditNoteId }, _args, ctx) =>
      creditNoteId === null ? null : findInvoice(ctx, creditNoteId),
  },
  ReturnItem: { item: ({ orderPosition }) => orderPosition },
}

/** The order as it is afterwards. */
const changing = (ctx: Context, change: () => Promise<string>) =>
  withUserErrors({ order: null }, async () => ({ order: await findOrder(ctx, await change()) }))
