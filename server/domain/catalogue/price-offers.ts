import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { parse } from '../validation.ts'
import { offer, type Offer } from '../../../shared/catalogue/offers.ts'
import { priceRange, type PriceRange } from './pricing.ts'
import { newProduct } from './product-input.ts'

export interface PriceOffers {
  /** Whole percent. */
  discount: number
  tailorOffer: Offer | null
  readyMadeOffer: Offer | null
  priceRange: PriceRange | null
}

const offersInput = z.object({
  tailorPrice: newProduct.shape.tailorPrice,
  readyMadePrice: newProduct.shape.readyMadePrice,
  discount: newProduct.shape.discount,
})

/**
 * The prices after discount for these list prices, in paise. Requires EDIT_PRODUCTS.
 * @throws Unauthenticated, Forbidden, Refused for a price or a discount that isn't allowed
 */
export function priceOffers(ctx: Context, input: unknown): PriceOffers {
  requirePermission(ctx.viewer, 'EDIT_PRODUCTS')
  const { tailorPrice = null, readyMadePrice = null, discount } = parse(offersInput, input)
  const prices = { tailorPrice, readyMadePrice, discount }
  return {
    discount,
    tailorOffer: offer(prices, 'TAILOR'),
    readyMadeOffer: offer(prices, 'READYMADE'),
    priceRange: priceRange(prices),
  }
}
