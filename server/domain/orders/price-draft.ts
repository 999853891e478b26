import { z } from 'zod'
import { CartProductType, Fulfilment } from '../../platform/database/__generated__/prisma/enums.ts'
import { cashFeeOf } from '../../../shared/orders/payment-types.ts'
import { requireViewer } from '../accounts/policy.ts'
import { maxQuantity } from '../cart/cart.ts'
import { findProduct } from '../catalogue/find-product.ts'
import { type Price, price, styledOffer } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { isServed } from '../delivery/destination.ts'
import { pincodeOf } from '../delivery/delivery-zone.ts'
import { notFound } from '../errors.ts'
import { readPromotionsOfGuests } from '../promotions/read-promotions.ts'
import { styleInput } from '../style-options/choose-style.ts'
import { loadStyle } from '../style-options/load-style.ts'
import { type StyleOption } from '../style-options/style-option.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { draftsFor } from './order-draft.ts'

/** A line of a draft; null for a design that is deleted. */
export interface DraftLine {
  product: Product | null
  productType: CartProductType
  quantity: number
  /** Of a line that is stitched to measure. */
  style: readonly StyleOption[]
}

interface DraftOrder {
  /** Whose coupon and promotions apply; null for a guest. */
  userId: string | null
  pincode: string | null
  fulfilment: Fulfilment
  /** A custom order has no price that promotions could lower. */
  isCustom: boolean
}

export interface DraftCost extends Price {
  /** What cash on delivery adds to `totalToPay`. */
  cashFee: number
  isDeliverable: boolean
}

export interface DraftPrice extends DraftCost {
  /** Of its lines. */
  designs: Product[]
}

/** The price of an order that isn't placed yet, whether it is stored as a draft or only typed. */
export async function priceDraftLines(
  ctx: Context,
  lines: readonly DraftLine[],
  { userId, pincode, fulfilment, isCustom }: DraftOrder,
): Promise<DraftCost> {
  const destination = await ctx.loaders.destination.load({ userId, pincode: pincodeOf(pincode) })
  const promotions = isCustom
    ? []
    : userId === null
      ? await readPromotionsOfGuests(ctx.db, ctx.now())
      : await ctx.loaders.promotions.load(userId)
  const settings = isCustom ? null : await ctx.loaders.chargeSettings()
  const cost = price(
    lines.flatMap(({ product, productType, quantity, style }) =>
      product ? [{ offer: styledOffer(product, productType, style) ?? notOffered, quantity, product }] : [],
    ),
    promotions,
    fulfilment,
    destination.zone?.fee ?? null,
    settings?.roundsTotals,
  )
  const { totalToPay } = cost
  const cashFee = settings ? cashFeeOf(settings.cashOnDeliveryFee, { totalToPay, fulfilment }) : 0
  return { ...cost, cashFee, isDeliverable: fulfilment === 'PICKUP' || isServed(destination) }
}

const notOffered = { listPrice: 0, unitPrice: 0 }

const pricing = z.object({
  draftId: z.string().nullish(),
  items: z
    .array(
      z.object({
        productId: z.string(),
        productType: z.enum(CartProductType),
        quantity: z.int().min(1).max(maxQuantity).default(1),
        style: styleInput.nullish(),
      }),
    )
    .max(50),
  fulfilment: z.enum(Fulfilment).default('DELIVERY'),
  pincode: optionalText(200),
})

/**
 * What a draft with these lines would cost now, without storing one; for guests and API clients, which have no drafts, without what
 * depends on an account.
 * @throws Refused (INVALID, NOT_FOUND), Unauthenticated for a draft that a guest names
 */
export async function priceDraft(ctx: Context, input: unknown): Promise<DraftPrice> {
  const { draftId, items, fulfilment, pincode = null } = parse(pricing, input)
  const userId = draftId == null ? (person(ctx)?.id ?? null) : await ownerOf(ctx, draftId)
  const lines = await Promise.all(
    items.map(async ({ productId, style, ...line }) => ({
      ...line,
      style: await loadStyle(ctx, style ?? []),
      product: await findProduct(ctx, productId),
    })),
  )
  const cost = await priceDraftLines(ctx, lines, { userId, pincode, fulfilment, isCustom: false })
  return { ...cost, designs: lines.flatMap(({ product }) => product ?? []) }
}

const person = ({ viewer, client }: Context) => (client === null ? viewer : null)

async function ownerOf(ctx: Context, id: string): Promise<string> {
  requireViewer(ctx.viewer)
  const draft =
    isId(id) &&
    person(ctx) !== null &&
    (await ctx.db.orderDraft.findUnique({
      where: { id, ...draftsFor(ctx.viewer) },
      select: { userId: true },
    }))
  if (!draft)
    throw notFound((i18n) => i18n._('There is no such draft; it may have been placed or discarded.'))
  return draft.userId
}
