import type { CartProductType } from '../../../__generated__/graphql.ts'
import type { OrderLineValues } from './order-form.ts'
import type { LineDesign, LineDesigns } from './use-line-designs.ts'

/** The unit price for this way of making; null when it isn't offered. */
export const offerOf = (design: LineDesign, productType: CartProductType) =>
  (productType === 'TAILOR' ? design.tailorOffer : design.readyMadeOffer) ?? null

export interface OrderTotals {
  goods: number
  /** The highest shipping cost among the designs. */
  delivery: number
  toPay: number
}

/**
 * The total in paise of the prices on the screen: the shopper agrees to it, and the server refuses the
 * order if it differs. Null while a design is loading.
 */
export function totalsOf(lines: OrderLineValues[], designs: LineDesigns): OrderTotals | null {
  let goods = 0
  let delivery = 0
  for (const { productId, productType, quantity } of lines) {
    const design = designs.get(productId)
    if (design === undefined) return null
    goods += (offerOf(design, productType)?.unitPrice ?? 0) * quantity
    delivery = Math.max(delivery, design.shippingCost)
  }
  return { goods, delivery, toPay: goods + delivery }
}
