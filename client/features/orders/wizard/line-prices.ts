import type { CartProductType } from '../../../__generated__/graphql.ts'
import type { OrderLineValues } from './order-form.ts'
import type { LineDesign, LineDesigns } from './use-line-designs.ts'

/** What the shop asks for one made in this way; null when it isn't offered so. */
export const offerOf = (design: LineDesign, productType: CartProductType) =>
  (productType === 'TAILOR' ? design.tailorOffer : design.readyMadeOffer) ?? null

export interface OrderTotals {
  goods: number
  /** The largest shipping cost among the designs. */
  delivery: number
  toPay: number
}

/**
 * What the lines come to in paise, from the prices that are on the screen: it is what she agrees to, and the shop
 * refuses the order if it isn't what it costs. Null while a design is still on its way.
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
