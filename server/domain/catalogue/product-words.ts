import type { Product } from './product.ts'

/** The specification's own words (section 3) for what the domain keeps as enumerations. */
export type Words<Value extends string> = Record<Value, string>

export const categories = {
  LEHENGA: 'Lehenga',
  SUIT: 'Suit',
  BLOUSE: 'Blouse',
  TOILER: 'Toiler',
  DRESS: 'Dress',
  SAREE: 'Saree',
  OTHERS: 'Others',
} as const satisfies Words<Product['category']>

export const productTypes = {
  READY_MADE: 'Ready-made',
  CUSTOM_MADE: 'Custom-made',
  SEMI_STITCHED: 'Semi-stitched',
  TOILER: 'Toiler',
} as const satisfies Words<Product['productType']>

export const stitchingTypes = {
  MACHINE_STITCHING: 'Machine Stitching',
  HAND_STITCHING: 'Hand Stitching',
  MIXED: 'Mixed',
} as const satisfies Words<NonNullable<Product['stitchingType']>>

export const availabilityStatuses = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of Stock',
  DISCONTINUED: 'Discontinued',
} as const satisfies Words<Product['availabilityStatus']>

export const productStatuses = {
  ACTIVE: 'Active',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
} as const satisfies Words<Product['productStatus']>

/** The enumeration's value for a word, whatever its case; undefined for no word of the list. */
export function valueOf<Value extends string>(words: Words<Value>, word: string): Value | undefined {
  const wanted = word.trim().toLowerCase()
  return (Object.keys(words) as Value[]).find((value) => words[value].toLowerCase() === wanted)
}
