import { z } from 'zod'
import { normalizeCode } from '../../../shared/grammars/text.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Cart } from '../cart/cart.ts'
import { readCart } from '../cart/read-cart.ts'
import type { Context } from '../context.ts'
import { Refused } from '../errors.ts'
import { dayOf } from '../shop/shop-time.ts'
import { parse, text } from '../validation.ts'
import { accountSentences } from './apply-promotions.ts'
import { couponCode } from './coupon-code.ts'
import { statusOf, toPromotion } from './promotion.ts'
import { readPromotionsIn } from './read-promotions.ts'
import type { Sentence } from '../../i18n.ts'

const input = z.object({ code: text(100) })

/**
 * Applies a coupon to the viewer's cart and drafts, instead of the one before. One whose goods or minimum the cart lacks
 * is applied all the same: the cart says why it takes nothing off.
 * @throws Unauthenticated, TooManyRequests, Refused (INVALID past 100 characters; NOT_FOUND, alike for unknown codes and those not in force;
 * PROMOTION_ENDED; CONFLICT when the account has used it, or has ordered before)
 */
export async function applyCoupon(ctx: Context, given: unknown): Promise<Cart> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const { data: code } = couponCode.safeParse(normalizeCode(parse(input, given).code))
  if (code === undefined) throw unknownCode()
  await ctx.couponLimits.beforeCode(userId, ctx.address)
  const row = await ctx.db.promotion.findUnique({ where: { code } })
  const status = row && statusOf(toPromotion(row), dayOf(ctx.now()))
  if (!row || status === 'INACTIVE' || status === 'SCHEDULED') throw unknownCode()
  await ctx.couponLimits.afterCode(userId, ctx.address)
  await ctx.db.transaction(async (tx) => {
    const applied = { promotionId: row.id, appliedAt: ctx.now() }
    await tx.appliedCoupon.upsert({
      where: { userId },
      create: { userId, ...applied },
      update: applied,
    })
    const candidates = await readPromotionsIn(tx, ctx.now(), userId)
    const problem = candidates.find(({ id }) => id === row.id)?.problem ?? null
    // Thrown inside of the transaction, so that the coupon before stays applied.
    if (problem !== null)
      throw refused(problem === 'ENDED' ? 'PROMOTION_ENDED' : 'CONFLICT', accountSentences[problem])
  })
  return readCart(ctx)
}

const refused = (code: 'NOT_FOUND' | 'PROMOTION_ENDED' | 'CONFLICT', message: Sentence) =>
  new Refused([{ field: 'code', code, message }])

const unknownCode = () =>
  refused('NOT_FOUND', (i18n) => i18n._('There is no such coupon code. Please check it.'))

/**
 * Takes the coupon off the viewer's cart and drafts. Without one nothing changes.
 * @throws Unauthenticated
 */
export async function removeCoupon(ctx: Context): Promise<Cart> {
  requireViewer(ctx.viewer)
  await ctx.db.appliedCoupon.deleteMany({ where: { userId: ctx.viewer.id } })
  return readCart(ctx)
}
