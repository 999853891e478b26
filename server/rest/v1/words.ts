import type { CartProductType } from '../../domain/cart/cart.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import type { User } from '../../domain/accounts/user.ts'

/** The specification's own words (section 3) for what the domain keeps as enumerations. */
type Words<Value extends string> = Record<Value, string>

export const categories: Words<Product['category']> = {
  LEHENGA: 'Lehenga',
  SUIT: 'Suit',
  BLOUSE: 'Blouse',
  TOILER: 'Toiler',
  DRESS: 'Dress',
  SAREE: 'Saree',
  OTHERS: 'Others',
}

export const productTypes: Words<Product['productType']> = {
  READY_MADE: 'Ready-made',
  CUSTOM_MADE: 'Custom-made',
  SEMI_STITCHED: 'Semi-stitched',
  TOILER: 'Toiler',
}

export const stitchingTypes: Words<NonNullable<Product['stitchingType']>> = {
  MACHINE_STITCHING: 'Machine Stitching',
  HAND_STITCHING: 'Hand Stitching',
  MIXED: 'Mixed',
}

export const availabilityStatuses: Words<Product['availabilityStatus']> = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of Stock',
  DISCONTINUED: 'Discontinued',
}

export const productStatuses: Words<Product['productStatus']> = {
  ACTIVE: 'Active',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
}

export const cartProductTypes: Words<CartProductType> = { READYMADE: 'readymade', TAILOR: 'tailor' }

export const roles: Words<User['role']> = { ADMIN: 'admin', SHOPPER: 'user' }

/** The enumeration's value for a word, whatever its case; undefined for no word of the list. */
export function valueOf<Value extends string>(words: Words<Value>, word: string): Value | undefined {
  const wanted = word.trim().toLowerCase()
  return (Object.keys(words) as Value[]).find((value) => words[value].toLowerCase() === wanted)
}
