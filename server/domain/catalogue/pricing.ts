import type {
  CartProductType,
  Category,
  Fulfilment,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { applyPromotions, type CandidatePromotion, type Promotions } from '../promotions/apply-promotions.ts'
import { chargedStyle } from '../style-options/charged-style.ts'

/** What one piece costs, in paise. */
export interface Offer {
  listPrice: number
  unitPrice: number
  saving: number
}

export interface PriceRange {
  min: number
  max: number
}

interface Prices {
  tailorPrice: number | null
  readyMadePrice: number | null
  /** Whole percent, 0-100. */
  discount: number
}

/**
 * The one pricing rule of the listing, the product page, the cart and the order (specification, section 9):
 * list price × (100 − percent) / 100, rounded half up to the paisa, *then* times the quantity.
 * In integers throughout; `products.unitPrice` in the database is the same rule.
 */
export function unitPrice(listPrice: number, discount: number): number {
  return Number((BigInt(listPrice) * BigInt(100 - discount) + 50n) / 100n)
}

/** Null when the product isn't offered as this type. */
export function offer(prices: Prices, productType: CartProductType): Offer | null {
  const listPrice = productType === 'TAILOR' ? prices.tailorPrice : prices.readyMadePrice
  if (listPrice === null) return null
  const discounted = unitPrice(listPrice, prices.discount)
  return { listPrice, unitPrice: discounted, saving: listPrice - discounted }
}

/** What options of a garment's style, or its add-ons, add to its price, in paise. */
export const priceOfOptions = (options: readonly { price: number }[]): number =>
  options.reduce((sum, { price }) => sum + price, 0)

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

export interface CartTotals {
  totalCartValue: number
  discount: number
  finalTotal: number
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

/** What rounds an exact total to the rupee, half up: from −49 to 50 paise. */
export const roundingOf = (exactTotal: number): number =>
  exactTotal <= 0 ? 0 : (exactTotal % 100 >= 50 ? 100 : 0) - (exactTotal % 100)

/** Sums lines of offers times quantities, in paise. Goods only. */
export function totals(lines: Pick<PricedLine, 'offer' | 'quantity'>[]): CartTotals {
  const sum = (price: (offer: PricedLine['offer']) => number) =>
    lines.reduce((total, line) => total + price(line.offer) * line.quantity, 0)
  const totalCartValue = sum((each) => each.listPrice)
  const finalTotal = sum((each) => each.unitPrice)
  return { totalCartValue, discount: totalCartValue - finalTotal, finalTotal }
}

/** Delivery of everything in one parcel, in paise: the largest shipping cost among its products. */
export const delivery = (products: { shippingCost: number }[]): number =>
  Math.max(0, ...products.map(({ shippingCost }) => shippingCost))
