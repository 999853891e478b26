import type { CartProductType, Fulfilment } from '../../../__generated__/graphql.ts'
import type { AmountOff } from '../OrderAmounts.tsx'
import type { DraftState } from './draft-store.ts'
import type { OrderLineValues } from './order-form.ts'
import type { LineDesign, LineDesigns } from './use-line-designs.ts'

/** The unit price for this way of making; null when it isn't offered. */
export const offerOf = (design: LineDesign, productType: CartProductType) =>
  (productType === 'TAILOR' ? design.tailorOffer : design.readyMadeOffer) ?? null

export interface OrderTotals {
  goods: number
  /** That of the account's draft; until then, the highest shipping cost among the designs. */
  delivery: number
  /** What promotions take off, as the account's draft says; empty for a guest. */
  promotions: readonly AmountOff[]
  toPay: number
}

/**
 * The total in paise of the prices on the screen: the shopper agrees to it, and the server refuses the
 * order if it differs. Null while a design is loading.
 */
export function totalsOf(
  lines: OrderLineValues[],
  designs: LineDesigns,
  fulfilment: Fulfilment,
): OrderTotals | null {
  let goods = 0
  let delivery = 0
  for (const { productId, productType, quantity } of lines) {
    const design = designs.get(productId)
    if (design === undefined) return null
    goods += (offerOf(design, productType)?.unitPrice ?? 0) * quantity
    if (fulfilment === 'DELIVERY') delivery = Math.max(delivery, design.shippingCost)
  }
  return { goods, delivery, promotions: [], toPay: goods + delivery }
}

/** The account's draft, if it holds what is on the screen. */
export const savedDraft = ({ copy, saved }: DraftState) =>
  saved !== null && !copy.unsaved && saved.id === copy.draft?.id && saved.version === copy.draft.version
    ? saved
    : null

/** With delivery and promotions of the account's draft, if that holds the same order at the same prices. */
export function withPromotions(totals: OrderTotals | null, state: DraftState): OrderTotals | null {
  const saved = savedDraft(state)
  if (totals === null || saved?.totalPrice !== totals.goods) return totals
  const { delivery, promotions, totalToPay } = saved
  return { ...totals, delivery, promotions, toPay: totalToPay }
}
