import { findProduct } from '../domain/catalogue/find-product.ts'
import { canDelete, canEdit, canSeeEmail, isOwner } from '../domain/feedback/feedback.ts'
import { listFeedback } from '../domain/feedback/list-feedback.ts'
import { addFeedback, deleteFeedback, updateFeedback } from '../domain/feedback/write-feedback.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const feedback: Resolvers = {
  Query: { feedback: (_root, query, ctx) => listFeedback(ctx, query) },
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
  },
  FeedbackConnection: { totalCount: (page) => page.totalCount() },
  Feedback: {
    email: (entry, _args, ctx) => (canSeeEmail(ctx.viewer, entry) ? entry.email : null),
    product: ({ productId }, _args, ctx) => (productId === null ? null : findProduct(ctx, productId)),
    isOwner: (entry, _args, ctx) => isOwner(ctx.viewer, entry),
    viewerCanEdit: (entry, _args, ctx) => canEdit(ctx.viewer, entry),
    viewerCanDelete: (entry, _args, ctx) => canDelete(ctx.viewer, entry),
  },
}
