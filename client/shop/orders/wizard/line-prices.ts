import type { CartProductType } from '../../../__generated__/graphql.ts'
import type { AmountOff } from '../OrderAmounts.tsx'
import type { DraftState } from './draft-store.ts'
import type { LineDesign } from './use-line-designs.ts'

/** The unit price for this way of making; null when it isn't offered. */
export const offerOf = (design: LineDesign, productType: CartProductType) =>
  (productType === 'TAILOR' ? design.tailorOffer : design.readyMadeOffer) ?? null

/** What the server says that an order costs, in paise. */
export interface OrderTotals {
  goods: number
  delivery: number
  /** What promotions take off. */
  promotions: readonly AmountOff[]
  toPay: number
}

/** The account's draft, if it holds what is on the screen. */
export const savedDraft = ({ copy, saved }: DraftState) =>
  saved !== null && !copy.unsaved && saved.id === copy.draft?.id && saved.version === copy.draft.version
    ? saved
    : null
