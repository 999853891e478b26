import { z } from 'zod'
import { requireViewer } from '../accounts/policy.ts'
import { findProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { type OrderDraft, withItems, withShopper } from '../orders/order-draft.ts'
import { saveOrderDraft } from '../orders/save-order-draft.ts'
import { toOrderDraft } from '../orders/to-order-draft.ts'
import { offeredStyle } from '../style-options/offered-style.ts'
import type { OrderedStyle } from '../style-options/ordered-style.ts'
import { parse } from '../validation.ts'
import { requireStyleShare, requireVariant, type StyleShare, unknownShare } from './style-share.ts'

interface StyledDraft {
  orderDraft: OrderDraft
  /** What isn't offered any more, and was left out. */
  leftOut: OrderedStyle[]
}

const input = z.object({ token: z.string(), variant: z.int().nullish() })

/**
 * The draft of the viewer's own link, in the style that it shows, or one of several: the one that it was made from, if there still is one, else a new
 * one. It has today's prices.
 * @throws Unauthenticated, Refused (NOT_FOUND for a link that isn't the viewer's; UNAVAILABLE; INVALID
 * without one of several)
 */
export async function orderSharedStyle(ctx: Context, given: unknown): Promise<StyledDraft> {
  requireViewer(ctx.viewer)
  const { token, variant } = parse(input, given)
  const share = await requireStyleShare(ctx, token)
  if (share.userId !== ctx.viewer.id) throw unknownShare()
  const chosen = requireVariant(share, variant).style
  const product = share.productId === null ? null : await findProduct(ctx, share.productId)
  const { style, leftOut } = await offeredStyle(ctx, chosen, {
    garment: share.category,
    ofDesign: product?.style ?? [],
  })
  const orderDraft = (await restyleDraft(ctx, share, style)) ?? (await newDraft(ctx, share, style))
  return { orderDraft, leftOut }
}

/** Null when the draft was placed or discarded, or has no such line any more. */
async function restyleDraft(ctx: Context, share: StyleShare, style: string[]): Promise<OrderDraft | null> {
  const { draftId, productId, customCategory, userId } = share
  if (draftId === null) return null
  const isRestyled = await ctx.db.transaction(async (tx) => {
    const { count } = await tx.orderDraft.updateMany({
      where: {
        id: draftId,
        userId,
        ...(productId === null
          ? { orderType: 'CUSTOM', customCategory }
          : { items: { some: { productId, productType: 'TAILOR' } } }),
      },
      data: { ...(productId === null && { style }), version: { increment: 1 }, updatedAt: ctx.now() },
    })
    if (count === 0) return false
    if (productId === null) return true
    const { items } = await tx.orderDraft.findUniqueOrThrow({ where: { id: draftId }, include: withItems })
    const line = items.find((item) => item.productId === productId && item.productType === 'TAILOR')!
    await tx.orderDraftItem.updateMany({ where: { draftId, position: line.position }, data: { style } })
    return true
  })
  if (!isRestyled) return null
  const row = await ctx.db.orderDraft.findUnique({ where: { id: draftId, userId }, include: withShopper })
  return row && toOrderDraft(ctx, row)
}

async function newDraft(ctx: Context, share: StyleShare, style: string[]): Promise<OrderDraft> {
  const { productId, customCategory, color } = share
  const changes = {
    id: null,
    color,
    ...(productId === null
      ? { orderType: 'CUSTOM', customCategory, cartItems: [], style }
      : { orderType: 'TAILOR', cartItems: [{ productId, productType: 'TAILOR', quantity: 1, style }] }),
  }
  return (await saveOrderDraft(ctx, changes)).orderDraft
}
