import type { Price } from '../catalogue/pricing.ts'
import { shareAmount } from '../share-amount.ts'
import { type Shares, sharePromotions } from '../promotions/share-promotions.ts'
import type { Order } from './order.ts'

type DiscountedOrder = Pick<
  Order,
  'items' | 'totalPrice' | 'delivery' | 'promotions' | 'agreedDiscount' | 'orderType'
>

/** Order rows with what the promotions of their price take off each, which never changes afterwards. */
export const withShares = <Row>(rows: readonly Row[], { shares }: Pick<Price, 'shares'>) =>
  rows.map((row, index) => ({ ...row, promotionDiscount: shares.goods[index]! }))

/**
 * What an order's promotions and its agreed discount take off each line and off the delivery, in paise. The agreed discount
 * is taken off the goods in proportion to what the promotions left of them, and only what the goods don't cost off the
 * delivery and then the cash fee, whose share is in `delivery`.
 */
export function shareDiscounts(order: DiscountedOrder): Shares {
  const amounts = goodsOf(order)
  const promotions = sharesOfPromotions(order)
  const left = amounts.map((amount, index) => amount - promotions.goods[index]!)
  const ofGoods = Math.min(
    order.agreedDiscount,
    left.reduce((sum, amount) => sum + amount, 0),
  )
  const agreed = shareAmount(ofGoods, left)
  return {
    goods: promotions.goods.map((share, index) => share + agreed[index]!),
    delivery: promotions.delivery + order.agreedDiscount - ofGoods,
  }
}

/** The amounts of an order's lines; a custom order is one. */
const goodsOf = ({ orderType, items, totalPrice }: DiscountedOrder) =>
  orderType === 'CUSTOM' ? [totalPrice ?? 0] : items.map((item) => item.totalPrice)

/** As the order keeps them; worked out for an order that was placed before orders kept them. */
function sharesOfPromotions(order: DiscountedOrder): Shares {
  const { items, delivery, promotions, orderType } = order
  if (orderType === 'CUSTOM') return { goods: [0], delivery: 0 }
  const kept = items.flatMap(({ promotionDiscount }) => promotionDiscount ?? [])
  if (kept.length < items.length) return sharePromotions(amountsByCategory(order), delivery ?? 0, promotions)
  const total = promotions.reduce((sum, { amount }) => sum + amount, 0)
  return { goods: kept, delivery: total - kept.reduce((sum, share) => sum + share, 0) }
}

const amountsByCategory = ({ items }: DiscountedOrder) =>
  items.map(({ category, totalPrice }) => ({ category, amount: totalPrice }))
