import type { AmountOff } from '../../../lib/localized-name.ts'
import type { SignedAmount } from '../../../lib/signed-amount.ts'
import type { CartProductType } from '../../../__generated__/graphql.ts'
import type { DraftState } from './draft-store.ts'
import type { StyleOptions } from '../style/style-options.ts'
import type { OrderLineValues } from './order-form.ts'
import type { LineDesign } from './use-line-designs.ts'

/** The unit price for this way of making; null when it isn't offered. */
export const offerOf = (design: LineDesign, productType: CartProductType) =>
  (productType === 'TAILOR' ? design.tailorOffer : design.readyMadeOffer) ?? null

export const optionsOf = (ids: readonly string[], options: StyleOptions) =>
  ids.flatMap((id) => options.get(id) ?? [])

/** The unit price of a line with its style; null when it isn't offered, and while the style's prices are unknown. */
export function unitPriceOf(
  line: Pick<OrderLineValues, 'productType' | 'style'>,
  design: LineDesign,
  options: StyleOptions | undefined,
): number | null {
  const offer = offerOf(design, line.productType)
  const style = line.productType === 'TAILOR' ? (line.style ?? []) : []
  if (!offer) return null
  if (style.length === 0) return offer.unitPrice
  return options ? optionsOf(style, options).reduce((sum, { price }) => sum + price, offer.unitPrice) : null
}

/** What the server says that an order costs, in paise. */
export interface OrderTotals {
  goods: number
  delivery: number
  /** What cash on delivery adds to `toPay`. */
  cashFee: number
  /** What promotions take off. */
  promotions: readonly AmountOff[]
  /** Part of `toPay`. */
  rounding: SignedAmount
  toPay: number
}

/** The account's draft, if it holds what is on the screen. */
export const savedDraft = ({ copy, saved }: DraftState) =>
  saved !== null && !copy.unsaved && saved.id === copy.draft?.id && saved.version === copy.draft.version
    ? saved
    : null
