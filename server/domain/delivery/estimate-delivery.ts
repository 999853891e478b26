import { z } from 'zod'
import { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Cart } from '../cart/cart.ts'
import { findPartialProduct } from '../catalogue/find-product.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { Order } from '../orders/order.ts'
import type { OrderDraft } from '../orders/order-draft.ts'
import { dayOf } from '../shop/shop-time.ts'
import { styleInput } from '../style-options/choose-style.ts'
import { chargedStyle } from '../style-options/charged-style.ts'
import { loadStyle } from '../style-options/load-style.ts'
import { parse } from '../validation.ts'
import { type DeliveryDays, deliveryDays, type Goods } from './delivery-days.ts'
import { pincode } from '../phone-number.ts'
import { pincodeOf } from './delivery-zone.ts'
import type { Destination } from './destination.ts'
import { readCapacityIn } from './read-capacity.ts'

/** When goods would arrive if they were ordered now. */
export interface DeliveryEstimate {
  /** Null for an order that is picked up. */
  pincode: string | null
  isServed: boolean
  /** Paise, before promotions; null where the shop doesn't deliver. */
  fee: number | null
  /** Null where the shop doesn't deliver. */
  days: DeliveryDays | null
}

const input = z.object({
  pincode,
  productId: z.string(),
  productType: z.enum(CartProductType),
  style: styleInput.nullish(),
})

/**
 * When a design would arrive; null while the shop has no delivery zones. Public.
 * @throws Refused (INVALID pincode; NOT_FOUND without such a product)
 */
export async function estimateDelivery(ctx: Context, given: unknown): Promise<DeliveryEstimate | null> {
  const { productId, productType, pincode, style } = parse(input, given)
  const product = await findPartialProduct(ctx, productId, ['id', 'style'])
  if (!product) throw notFound((i18n) => i18n._('There is no such product; it may have left the catalogue.'))
  const destination = await ctx.loaders.destination.load({ userId: null, pincode })
  const options = chargedStyle(await loadStyle(ctx, style ?? []), product.style)
  return toEstimate(ctx, destination, goodsOf([{ productType, quantity: 1, style: options }]))
}

/**
 * When a draft's order would arrive, or could be picked up; null while the shop has no delivery zones or no pincode to deliver
 * to, and for custom orders, whose day the shop names with their price.
 */
export async function estimateDraft(
  ctx: Context,
  { userId, orderType, fulfilment, customer, cartItems }: OrderDraft,
): Promise<DeliveryEstimate | null> {
  if (orderType === 'CUSTOM' || cartItems.length === 0) return null
  const key = { userId, pincode: pincodeOf(customer.pincode) }
  const { hasZones, ...destination } = await ctx.loaders.destination.load(key)
  const goods = goodsOf(
    cartItems.map((item) => ({ ...item, style: chargedStyle(item.style, item.product?.style) })),
  )
  if (fulfilment === 'PICKUP') return hasZones ? toEstimate(ctx, pickUp, goods) : null
  return destination.pincode === null ? null : toEstimate(ctx, { hasZones, ...destination }, goods)
}

/**
 * When a cart's goods would arrive, without the extra days of a style; null while the shop has no delivery zones or no pincode to
 * deliver to, and for an empty cart.
 */
export async function estimateCart(
  ctx: Context,
  { id, items, deliveryPincode }: Pick<Cart, 'id' | 'items' | 'deliveryPincode'>,
): Promise<DeliveryEstimate | null> {
  if (items.length === 0 || deliveryPincode === null) return null
  const destination = await ctx.loaders.destination.load({ userId: id, pincode: deliveryPincode })
  return toEstimate(ctx, destination, goodsOf(items.map((item) => ({ ...item, style: [] }))))
}

/**
 * The days that are promised now for one piece of any design, ready-made and stitched to measure; null while the shop has no delivery
 * zones. They are the same for all designs, since what a design has of the style book takes no longer.
 * @param to null where it is picked up
 */
export async function promiseForAnyDesign(
  ctx: Context,
  to: string | null,
): Promise<Record<CartProductType, string | null> | null> {
  const destination = await ctx.loaders.destination.load({ userId: null, pincode: to })
  if (!destination.hasZones) return null
  const dayFor = async (productType: CartProductType) => {
    const goods = goodsOf([{ productType, quantity: 1, style: [] }])
    return (await toEstimate(ctx, to === null ? pickUp : destination, goods))?.days?.latest ?? null
  }
  return { READYMADE: await dayFor('READYMADE'), TAILOR: await dayFor('TAILOR') }
}

/** Whether a draft is needed before the last day of its estimate: it can be placed all the same. */
export async function isNeededEarlier(ctx: Context, draft: OrderDraft): Promise<boolean> {
  if (draft.neededBy === null) return false
  const latest = (await estimateDraft(ctx, draft))?.days?.latest
  return latest !== undefined && draft.neededBy < latest
}

const pickUp: Destination = { pincode: null, hasZones: true, zone: { minDays: 0, maxDays: 0, fee: 0 } }

async function toEstimate(
  ctx: Context,
  { hasZones, pincode, zone }: Destination,
  goods: Goods,
): Promise<DeliveryEstimate | null> {
  if (!hasZones) return null
  if (!zone) return { pincode, isServed: false, fee: null, days: null }
  const capacity = await ctx.loaders.capacity()
  return {
    pincode,
    isServed: true,
    fee: zone.fee,
    days: deliveryDays(goods, capacity, zone, dayOf(ctx.now())),
  }
}

/**
 * The day that an order is promised for, inside of the transaction that places it; null while the shop has no delivery zones.
 * @param destination null for an order that is picked up
 */
export async function promiseDelivery(
  tx: Transaction,
  now: Date,
  destination: Destination | null,
  goods: Goods,
): Promise<string | null> {
  const zone = destination ? destination.zone : (await hasZonesIn(tx)) ? pickUp.zone : null
  if (!zone) return null
  return deliveryDays(goods, await readCapacityIn(tx), zone, dayOf(now)).latest
}

/** An order as far as its day depends on it. */
type Proposed = Pick<Order, 'orderType' | 'orderStatus' | 'items' | 'style' | 'promisedDate'>

/**
 * The day that the shop can keep for an order: what was promised, or the day by the same rule, from the open work but for the
 * order's own. Null for those who don't manage orders, and once it is ready.
 */
export async function proposeDate(ctx: Context, order: Proposed): Promise<string | null> {
  const { orderType, orderStatus, items, style, promisedDate } = order
  const isOpen = orderStatus === 'PENDING' || orderStatus === 'CONFIRMED' || orderStatus === 'MEASURED'
  if (!isAllowed(ctx.viewer, 'MANAGE_ORDERS')) return null
  if (promisedDate !== null) return promisedDate
  if (!isOpen && orderStatus !== 'STITCHING' && orderStatus !== 'TRIAL') return null
  const goods =
    orderType === 'CUSTOM' ? goodsOf([{ productType: 'TAILOR', quantity: 1, style }]) : goodsOf(items)
  const capacity = await ctx.loaders.capacity()
  const openGarments = Math.max(0, capacity.openGarments - goods.garments)
  return deliveryDays(goods, { ...capacity, openGarments }, pickUpDays, dayOf(ctx.now())).ready
}

/**
 * The day that the shop can keep if these lines were ordered now: by the rule of the day that orders are promised for. Null
 * without lines, and where the shop doesn't deliver.
 * @param destination null for an order that is picked up
 */
export async function proposeDateFor(
  ctx: Context,
  destination: Destination | null,
  lines: readonly StyledLine[],
): Promise<string | null> {
  const zone = destination?.hasZones ? destination.zone : pickUpDays
  if (lines.length === 0 || !zone) return null
  const capacity = await ctx.loaders.capacity()
  return deliveryDays(goodsOf(lines), capacity, zone, dayOf(ctx.now())).latest
}

const pickUpDays = { minDays: 0, maxDays: 0 }

const hasZonesIn = async (tx: Transaction) =>
  (await tx.deliveryZone.findFirst({ select: { id: true } })) !== null

interface StyledLine {
  productType: CartProductType
  quantity: number
  style: readonly { extraDays: number }[]
}

/** How many garments of these lines are stitched and how much longer their styles take, and whether there are others. */
export function goodsOf(lines: readonly StyledLine[]): Goods {
  const stitched = lines.filter(({ productType }) => productType === 'TAILOR')
  const daysOf = ({ style }: StyledLine) => style.reduce((sum, { extraDays }) => sum + extraDays, 0)
  return {
    garments: stitched.reduce((sum, { quantity }) => sum + quantity, 0),
    hasReadyMade: stitched.length < lines.length,
    extraDays: Math.max(0, ...stitched.map(daysOf)),
  }
}
