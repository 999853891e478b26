import type { Resolvers } from './__generated__/resolvers.ts'

/** The shop sells in one currency. */
const inRupees = { currency: () => 'INR' as const }

/** The currency beside the amounts of each type that has some. */
export const currency: Resolvers = {
  Offer: inRupees,
  PriceRange: inRupees,
  ProductVariant: inRupees,
  Cart: inRupees,
  Order: inRupees,
  OrderDraft: inRupees,
  DraftPrice: inRupees,
  TrackedOrder: inRupees,
  Payment: inRupees,
  Invoice: inRupees,
  Shop: inRupees,
  StyleOption: inRupees,
  StyleShare: inRupees,
  StyleVariant: inRupees,
}
