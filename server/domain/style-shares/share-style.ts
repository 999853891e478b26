import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { CustomCategory } from '../../platform/database/__generated__/prisma/enums.ts'
import { lockRow } from '../../platform/database/lock-row.ts'
import { requireViewer } from '../accounts/policy.ts'
import { findProduct, whyUnavailable } from '../catalogue/find-product.ts'
import type { Product } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { proposeDateFor } from '../delivery/estimate-delivery.ts'
import { conflict, invalid, notFound, Refused } from '../errors.ts'
import { withoutLinks } from '../messages/names.ts'
import { priceDraftLines } from '../orders/price-draft.ts'
import { unknownDraft } from '../orders/save-order-draft.ts'
import { styleInput } from '../style-options/choose-style.ts'
import { copyStyle } from '../style-options/ordered-style.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import { requireStyle, type StyledGarment } from '../style-options/require-style.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { isShareToken, readStyleShares, SHARE_DAYS, type StyleShare, unknownShare } from './style-share.ts'

/** How many styles a link shows. */
const MAX_VARIANTS = 4

/** How many links of an account work at a time. */
const MAX_SHARES = 20

const DAY_MS = 24 * 60 * 60 * 1000

const input = z.object({
  productId: z.string().nullish(),
  customCategory: z.enum(CustomCategory).nullish(),
  style: styleInput,
  alternatives: z
    .array(z.object({ style: styleInput }))
    .max(MAX_VARIANTS - 1, { error: /*i18n*/ 'A link shows at most four styles.' })
    .default([]),
  color: optionalText(200),
  isOwnCloth: z.boolean().default(false),
  draftId: z.string().nullish(),
  sharerName: optionalText(40),
})

/**
 * Makes a link that shows a design, or a custom garment, in a style with its price and day, for others to vote on; or in up to four
 * styles, of which they choose one. It works for 14 days.
 * @throws Unauthenticated, Refused (INVALID, each option at its field; NOT_FOUND; UNAVAILABLE; CONFLICT when 20 links work already)
 */
export async function shareStyle(ctx: Context, given: unknown): Promise<StyleShare> {
  requireViewer(ctx.viewer)
  const userId = ctx.viewer.id
  const {
    productId,
    customCategory,
    style,
    alternatives,
    draftId,
    sharerName = null,
    color = null,
    isOwnCloth,
  } = parse(input, given)
  if ((productId == null) === (customCategory == null))
    throw invalid('productId', (i18n) => i18n._('Name a design or the kind of a custom garment.'))
  if (sharerName !== null && withoutLinks(sharerName) === null)
    throw invalid('sharerName', (i18n) => i18n._('Write a name, without a link.'))
  const product = productId == null ? null : await findOrderable(ctx, productId)
  const category = product?.category ?? customCategory!
  const styles = await requireStyles(ctx, { garment: category, ofDesign: product?.style }, [
    style,
    ...alternatives.map((each) => each.style),
  ])
  if (draftId != null && !(await isOwnDraft(ctx, userId, draftId))) throw unknownDraft()
  const [first, ...others] = await Promise.all(
    styles.map((options) => copyPriced(ctx, userId, product, options)),
  )
  const now = ctx.now()
  const data: Prisma.StyleShareUncheckedCreateInput = {
    token: randomBytes(16).toString('base64url'),
    userId,
    draftId: draftId ?? null,
    productId: product?.id ?? null,
    customCategory: customCategory ?? null,
    category,
    sharerName,
    color,
    isOwnCloth,
    ...first!,
    variants: { create: others.map((each, index) => ({ ...each, number: index + 2 })) },
    createdAt: now,
    expiresAt: new Date(now.getTime() + SHARE_DAYS * DAY_MS),
  }
  const { id } = await ctx.db.transaction(async (tx) => {
    // One after the other, so that none exceeds the limit.
    await lockRow(tx, 'users', userId, 'FOR NO KEY UPDATE')
    if ((await tx.styleShare.count({ where: { userId, expiresAt: { gt: now } } })) >= MAX_SHARES)
      throw conflict(null, (i18n) =>
        i18n._('At most {most} links work at a time. Withdraw one that you don’t need.', {
          most: MAX_SHARES,
        }),
      )
    return tx.styleShare.create({ data, select: { id: true } })
  })
  const [share] = await readStyleShares(ctx, { id })
  return share!
}

/** @throws Refused (NOT_FOUND, UNAVAILABLE) */
async function findOrderable(ctx: Context, productId: string): Promise<Product> {
  const product = await findProduct(ctx, productId)
  if (!product) throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
  const reason = whyUnavailable(product, 'TAILOR')
  if (reason) throw new Refused([{ field: 'productId', code: 'UNAVAILABLE', message: reason }])
  return product
}

const isOwnDraft = async (ctx: Context, userId: string, id: string) =>
  isId(id) && (await ctx.db.orderDraft.findUnique({ where: { id, userId }, select: { id: true } })) !== null

/** The options of each style. @throws Refused (INVALID, also for one that comes twice) */
async function requireStyles(
  ctx: Context,
  garment: Pick<StyledGarment, 'garment' | 'ofDesign'>,
  styles: readonly string[][],
): Promise<StyleOption[][]> {
  const required: StyleOption[][] = []
  for (const [index, ids] of styles.entries()) {
    const field = index === 0 ? 'style' : `alternatives.${index - 1}.style`
    if (styles.slice(0, index).some((other) => isSame(other, ids)))
      throw invalid(field, (i18n) => i18n._('The link has this style already.'))
    required.push(await requireStyle(ctx, { ...garment, field, ids }))
  }
  return required
}

const isSame = (one: readonly string[], other: readonly string[]) =>
  one.length === other.length && one.every((id) => other.includes(id))

/** A style as the link has it. */
async function copyPriced(ctx: Context, userId: string, product: Product | null, options: StyleOption[]) {
  const style = copyStyle(chargedStyle(options, product?.style)) as unknown as Prisma.InputJsonArray
  return { style, ...(product && (await costOf(ctx, userId, product, options))) }
}

/** What one would cost and when it would be ready, if it were ordered now and picked up. */
async function costOf(ctx: Context, userId: string, product: Product, style: StyleOption[]) {
  const line = { product, productType: 'TAILOR', quantity: 1, style } as const
  const order = { userId, pincode: null, fulfilment: 'PICKUP', isCustom: false } as const
  const { totalToPay } = await priceDraftLines(ctx, [line], order)
  const day = await proposeDateFor(ctx, null, [{ ...line, style: chargedStyle(style, product.style) }])
  return { price: totalToPay, readyBy: day === null ? null : new Date(day) }
}

/** The viewer's links that work, the newest first. @throws Unauthenticated */
export async function listStyleShares(ctx: Context): Promise<StyleShare[]> {
  requireViewer(ctx.viewer)
  return readStyleShares(ctx, { userId: ctx.viewer.id })
}

/**
 * Withdraws one of the viewer's links: it is deleted with its votes.
 * @throws Unauthenticated, Refused (NOT_FOUND)
 */
export async function withdrawStyleShare(ctx: Context, token: string): Promise<void> {
  requireViewer(ctx.viewer)
  if (!isShareToken(token)) throw unknownShare()
  const { count } = await ctx.db.styleShare.deleteMany({ where: { token, userId: ctx.viewer.id } })
  if (count === 0) throw unknownShare()
}
