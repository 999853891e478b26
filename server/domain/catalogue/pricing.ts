import type {
  CartProductType,
  Category,
  Fulfilment,
} from '../../platform/database/__generated__/prisma/enums.ts'
import {
  type CartTotals,
  type Offer,
  offer,
  priceOfOptions,
  type Prices,
  roundingOf,
  totals,
} from '../../../shared/catalogue/offers.ts'
import { applyPromotions, type CandidatePromotion, type Promotions } from '../promotions/apply-promotions.ts'
import { chargedStyle } from '../style-options/charged-style.ts'

export interface PriceRange {
  min: number
  max: number
}

/**
 * What a piece costs with the options of its style, which the discount of its design doesn't lower, and of which those that the design
 * has cost nothing more; ready-made pieces have none. Null when the product isn't offered as this type.
 */
export function styledOffer(
  product: Prices & { style: readonly string[] },
  productType: CartProductType,
  style: readonly { id: string; price: number; extraDays: number }[],
): Offer | null {
  const plain = offer(product, productType)
  if (plain === null || productType !== 'TAILOR') return plain
  const extra = priceOfOptions(chargedStyle(style, product.style))
  return { ...plain, listPrice: plain.listPrice + extra, unitPrice: plain.unitPrice + extra }
}

/** From the lower to the higher discounted price; null when the product isn't offered at all. */
export function priceRange(prices: Prices): PriceRange | null {
  const units = (['TAILOR', 'READYMADE'] as const).flatMap((type) => offer(prices, type)?.unitPrice ?? [])
  return units.length === 0 ? null : { min: Math.min(...units), max: Math.max(...units) }
}

/** A line of a cart, a draft or an order. */
export interface PricedLine {
  offer: Pick<Offer, 'listPrice' | 'unitPrice'>
  quantity: number
  product: { category: Category; shippingCost: number }
}

/** What goods, delivery and promotions come to, in paise; `shares.goods` has one for each line. */
export interface Price extends CartTotals, Promotions {
  delivery: number
  /** The sum of `promotions`. */
  promotionTotal: number
  /** What rounds the total to the rupee; 0 where the shop doesn't round. */
  rounding: number
  /** `finalTotal` and `delivery`, less `promotionTotal`, and `rounding`. */
  totalToPay: number
}

/**
 * The one price of a cart, a draft and the order that is placed from it.
 * @param zoneFee the fee of the destination's delivery zone, in paise; null without a zone: the products' shipping cost
 * @param roundsTotal whether the shop rounds totals to the rupee
 */
export function price(
  lines: PricedLine[],
  candidates: readonly CandidatePromotion[],
  fulfilment: Fulfilment = 'DELIVERY',
  zoneFee: number | null = null,
  roundsTotal = false,
): Price {
  const sums = totals(lines)
  const isSent = fulfilment === 'DELIVERY' && lines.length > 0
  const parcel = isSent ? (zoneFee ?? delivery(lines.map(({ product }) => product))) : 0
  const goods = lines.map(({ offer, quantity, product }) => ({
    category: product.category,
    amount: offer.unitPrice * quantity,
  }))
  const applied = applyPromotions(goods, parcel, candidates)
  const promotionTotal = applied.promotions.reduce((sum, { amount }) => sum + amount, 0)
  const exactTotal = sums.finalTotal + parcel - promotionTotal
  const rounding = roundsTotal ? roundingOf(exactTotal) : 0
  return {
    ...sums,
    ...applied,
    delivery: parcel,
    promotionTotal,
    rounding,
    totalToPay: exactTotal + rounding,
  }
}

/** Delivery of everything in one parcel, in paise: the largest shipping cost among its products. */
export const delivery = (products: { shippingCost: number }[]): number =>
  Math.max(0, ...products.map(({ shippingCost }) => shippingCost))
