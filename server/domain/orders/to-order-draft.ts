import { styledOffer } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import { toMeasurements } from '../measurements/measurements.ts'
import { dayIn } from '../shop/shop-time.ts'
import { loadStyle } from '../style-options/load-style.ts'
import {
  type OrderDraft,
  type OrderDraftItem,
  type OrderDraftRow,
  type OrderDraftRowWithShopper,
  toCustomer,
} from './order-draft.ts'
import { priceDraftLines } from './price-draft.ts'

/** A draft with its items at the catalogue's current prices. */
export async function toOrderDraft(
  ctx: Context,
  { user, ...row }: OrderDraftRowWithShopper,
): Promise<OrderDraft> {
  const cartItems = await Promise.all(row.items.map((item) => toItem(ctx, item, row)))
  const { finalTotal, delivery, isDeliverable, promotions, coupon, cashFee, rounding, totalToPay } =
    await priceDraftLines(ctx, cartItems, { ...row, isCustom: row.orderType === 'CUSTOM' })
  return {
    ...row,
    shopperName: user.name,
    cartItems,
    customer: toCustomer(row),
    neededBy: dayIn(row.neededBy),
    measurements: toMeasurements(row.measurements),
    style: await loadStyle(ctx, row.style),
    totalPrice: finalTotal,
    delivery,
    isDeliverable,
    promotions,
    coupon,
    cashFee,
    rounding,
    totalToPay,
  }
}

async function toItem(
  ctx: Context,
  item: OrderDraftRow['items'][number],
  { color, clothPics }: Pick<OrderDraftRow, 'color' | 'clothPics'>,
): Promise<OrderDraftItem> {
  const product = item.productId === null ? null : await ctx.loaders.product.load(item.productId)
  const style = await loadStyle(ctx, item.style)
  const unitPrice = (product && styledOffer(product, item.productType, style)?.unitPrice) ?? 0
  return {
    product,
    productType: item.productType,
    quantity: item.quantity,
    size: item.size,
    measurements: toMeasurements(item.measurements),
    isOwnCloth: item.isOwnCloth,
    isOfOwnCloth: item.isOwnCloth ?? clothPics.length > 0,
    color,
    style,
    totalPrice: unitPrice * item.quantity,
  }
}
