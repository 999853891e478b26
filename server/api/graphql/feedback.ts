import { findPartialProduct } from '../../domain/catalogue/find-product.ts'
import { canDelete, canEdit, isOwner, type Feedback } from '../../domain/feedback/feedback.ts'
import { findFeedback, listFeedback } from '../../domain/feedback/list-feedback.ts'
import {
  findProductsOfAuthor,
  hideFeedback,
  linkFeedback,
  replyToFeedback,
  showFeedback,
} from '../../domain/feedback/moderate-feedback.ts'
import { addFeedback, deleteFeedback, updateFeedback } from '../../domain/feedback/write-feedback.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { selectedColumns } from './product-fields.ts'
import { totals } from './totals.ts'

const columnsOfProduct = selectedColumns()

export const feedback: Resolvers = {
  Query: {
    feedback: (_root, query, ctx) => listFeedback(ctx, query),
    feedbackEntry: (_root, { id }, ctx) => findFeedback(ctx, id),
  },
  Mutation: {
    addFeedback: (_root, { input }, ctx) =>
      withUserErrors({ feedback: null }, async () => ({ feedback: await addFeedback(ctx, input) })),
    updateFeedback: (_root, { input: { id, ...changes } }, ctx) =>
      withUserErrors({ feedback: null }, async () => ({ feedback: await updateFeedback(ctx, id, changes) })),
    deleteFeedback: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedFeedbackId: null }, async () => {
        await deleteFeedback(ctx, id)
        return { deletedFeedbackId: id }
      }),
    replyToFeedback: (_root, { input }, ctx) => changing(() => replyToFeedback(ctx, input)),
    hideFeedback: (_root, { input }, ctx) => changing(() => hideFeedback(ctx, input)),
    showFeedback: (_root, { input: { id } }, ctx) => changing(() => showFeedback(ctx, id)),
    linkFeedback: (_root, { input }, ctx) => changing(() => linkFeedback(ctx, input)),
  },
  FeedbackConnection: {
    ...totals,
    ratingCounts: (page) => page.ratingCounts(),
  },
  Feedback: {
    product: ({ productId }, _args, ctx, info) =>
      productId === null ? null : findPartialProduct(ctx, productId, columnsOfProduct(info)),
    reply: ({ reply, repliedAt }) => (reply !== null && repliedAt ? { text: reply, repliedAt } : null),
    hidden: ({ hiddenReason: reason, hiddenAt }) =>
      reason !== null && hiddenAt !== null ? { reason, hiddenAt } : null,
    orderedProducts: async (entry, _args, ctx, info) => {
      const columns = columnsOfProduct(info)
      const ids = await findProductsOfAuthor(ctx, entry)
      const products = await Promise.all(ids.map((id) => findPartialProduct(ctx, id, columns)))
      return products.filter((product) => product !== null)
    },
    isOwner: (entry, _args, ctx) => isOwner(ctx.viewer, entry),
    viewerCanEdit: (entry, _args, ctx) => canEdit(ctx.viewer, entry),
    viewerCanDelete: (entry, _args, ctx) => canDelete(ctx.viewer, entry),
  },
}

const changing = (change: () => Promise<Feedback>) =>
  withUserErrors({ feedback: null }, async () => ({ feedback: await change() }))
