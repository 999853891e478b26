import { offer, price } from '../catalogue/pricing.ts'
import type { Context } from '../context.ts'
import { isServed } from '../delivery/destination.ts'
import { pincodeOf } from '../delivery/delivery-zone.ts'
import { toMeasurements } from '../measurements/measurements.ts'
import { dayIn } from '../shop/shop-time.ts'
import {
  type OrderDraft,
  type OrderDraftItem,
  type OrderDraftRow,
  type OrderDraftRowWithShopper,
  toCustomer,
} from './order-draft.ts'

/** A draft with its items at the catalogue's current prices. */
export async function toOrderDraft(
  ctx: Context,
  { user, ...row }: OrderDraftRowWithShopper,
): Promise<OrderDraft> {
  const destination = await ctx.loaders.destination.load({
    userId: row.userId,
    pincode: pincodeOf(row.pincode),
  })
  const cartItems = await Promise.all(row.items.map((item) => toItem(ctx, item)))
  const { finalTotal, delivery, promotions, coupon, totalToPay } = price(
    cartItems.flatMap(({ product, productType, quantity }) =>
      product ? [{ offer: offer(product, productType) ?? notOffered, quantity, product }] : [],
    ),
    row.orderType === 'CUSTOM' ? [] : await ctx.loaders.promotions.load(row.userId),
    row.fulfilment,
    destination.zone?.fee ?? null,
  )
  return {
    ...row,
    shopperName: user.name,
    cartItems,
    customer: toCustomer(row),
    neededBy: dayIn(row.neededBy),
    measurements: toMeasurements(row.measurements),
    totalPrice: finalTotal,
    delivery,
    isDeliverable: row.fulfilment === 'PICKUP' || isServed(destination),
    promotions,
    coupon,
    totalToPay,
  }
}

const notOffered = { listPrice: 0, unitPrice: 0 }

async function toItem(ctx: Context, item: OrderDraftRow['items'][number]): Promise<OrderDraftItem> {
  const product = item.productId === null ? null : await ctx.loaders.product.load(item.productId)
  const unitPrice = (product && offer(product, item.productType)?.unitPrice) ?? 0
  return {
    product,
    productType: item.productType,
    quantity: item.quantity,
    size: item.size,
    measurements: toMeasurements(item.measurements),
    totalPrice: unitPrice * item.quantity,
  }
}
