import { findOrderDraft, listOrderDrafts } from '../domain/orders/read-order-drafts.ts'
import { discardOrderDraft, saveOrderDraft } from '../domain/orders/save-order-draft.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const orders: Resolvers = {
  Query: {
    orderDraft: (_root, { id }, ctx) => findOrderDraft(ctx, id),
    orderDrafts: (_root, page, ctx) => listOrderDrafts(ctx, page),
  },
  Mutation: {
    saveOrderDraft: (_root, { input }, ctx) =>
      withUserErrors({ orderDraft: null }, async () => {
        const { orderDraft, issues } = await saveOrderDraft(ctx, input)
        return { orderDraft, userErrors: issues }
      }),
    discardOrderDraft: (_root, { input: { id } }, ctx) =>
      withUserErrors({ discardedOrderDraftId: null }, async () => {
        await discardOrderDraft(ctx, id)
        return { discardedOrderDraftId: id }
      }),
  },
  OrderDraftConnection: { totalCount: (page) => page.totalCount() },
}
