import { applyCoupon, removeCoupon } from '../../domain/promotions/apply-coupon.ts'
import { findPromotion, listPromotions } from '../../domain/promotions/list-promotions.ts'
import { statusOf } from '../../domain/promotions/promotion.ts'
import { deletePromotion, savePromotion } from '../../domain/promotions/save-promotion.ts'
import { dayOf } from '../../domain/shop/shop-time.ts'
import type { Resolvers } from './__generated__/resolvers.ts'
import { withUserErrors } from './errors.ts'
import { totals } from './totals.ts'

export const promotions: Resolvers = {
  Query: {
    promotions: (_root, page, ctx) => listPromotions(ctx, page),
    promotion: (_root, { id }, ctx) => findPromotion(ctx, id),
  },
  Mutation: {
    applyCoupon: (_root, { input }, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await applyCoupon(ctx, input) })),
    removeCoupon: (_root, _args, ctx) =>
      withUserErrors({ cart: null }, async () => ({ cart: await removeCoupon(ctx) })),
    savePromotion: (_root, { input }, ctx) =>
      withUserErrors({ promotion: null }, async () => {
        const { promotion, issues } = await savePromotion(ctx, input)
        return { promotion, userErrors: issues }
      }),
    deletePromotion: (_root, { input: { id } }, ctx) =>
      withUserErrors({ deletedPromotionId: null }, async () => {
        await deletePromotion(ctx, id)
        return { deletedPromotionId: id }
      }),
  },
  Promotion: { status: (promotion, _args, ctx) => statusOf(promotion, dayOf(ctx.now())) },
  PromotionConnection: totals,
}
