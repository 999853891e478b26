import { sewnOptions } from '../../../shared/style-options/sewn-options.ts'
import { findProduct } from '../../domain/catalogue/find-product.ts'
import type { Context } from '../../domain/context.ts'
import { flatsOf } from '../../domain/flats/garment-flats.ts'
import { loadDesignStyle } from '../../domain/style-options/load-style.ts'
import { orderSharedStyle } from '../../domain/style-shares/order-shared-style.ts'
import { listStyleShares, shareStyle, withdrawStyleShare } from '../../domain/style-shares/share-style.ts'
import { findStyleShare, type StyleVariant } from '../../domain/style-shares/style-share.ts'
import { voteOnStyle } from '../../domain/style-shares/vote-on-style.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'

export const styleShares: Resolvers = {
  Query: {
    styleShare: (_root, { token }, ctx) => findStyleShare(ctx, token),
    styleShares: (_root, _args, ctx) => listStyleShares(ctx),
  },
  Mutation: {
    shareStyle: (_root, { input }, ctx) =>
      withUserErrors({ styleShare: null }, async () => ({ styleShare: await shareStyle(ctx, input) })),
    voteOnStyle: (_root, { input }, ctx) =>
      withUserErrors({ styleShare: null }, async () => ({ styleShare: await voteOnStyle(ctx, input) })),
    withdrawStyleShare: (_root, { input: { token } }, ctx) =>
      withUserErrors({ withdrawnToken: null }, async () => {
        await withdrawStyleShare(ctx, token)
        return { withdrawnToken: token }
      }),
    orderSharedStyle: (_root, { input }, ctx) =>
      withUserErrors({ orderDraft: null, leftOut: [] }, () => orderSharedStyle(ctx, input)),
  },
  StyleShare: {
    product: ({ productId }, _args, ctx) => (productId === null ? null : findProduct(ctx, productId)),
    flats: (share, _args, ctx) => flatsOfVariant(ctx, share),
    isOwner: ({ userId }, _args, ctx) => userId === ctx.viewer?.id,
  },
  StyleVariant: {
    flats: (variant, _args, ctx) => flatsOfVariant(ctx, variant),
  },
}

async function flatsOfVariant(
  ctx: Context,
  { productId, customCategory, style, category, color, isOwnCloth }: Omit<StyleVariant, 'number' | 'votes'>,
) {
  const design = productId === null ? null : await findProduct(ctx, productId)
  const ofDesign = await loadDesignStyle(ctx, design?.style ?? [])
  return flatsOf(ctx, {
    category,
    color,
    isOwnCloth,
    style: sewnOptions(ofDesign, style),
    design,
    isCustom: customCategory !== null,
  })
}
