import type { AvailabilityStatus, Category, ProductType, StitchingType } from '../__generated__/graphql.ts'

/** The specification's words for the contract's enumerations. */
export const categoryWords: Record<Category, string> = {
  LEHENGA: 'Lehenga',
  SUIT: 'Suit',
  BLOUSE: 'Blouse',
  TOILER: 'Toiler',
  DRESS: 'Dress',
  SAREE: 'Saree',
  OTHERS: 'Fashion',
}

export const productTypeWords: Record<ProductType, string> = {
  READY_MADE: 'Ready-made',
  CUSTOM_MADE: 'Custom-made',
  SEMI_STITCHED: 'Semi-stitched',
  TOILER: 'Toiler',
}

export const stitchingTypeWords: Record<StitchingType, string> = {
  MACHINE_STITCHING: 'Machine Stitching',
  HAND_STITCHING: 'Hand Stitching',
  MIXED: 'Mixed',
}

export const availabilityWords: Record<AvailabilityStatus, string> = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of Stock',
  DISCONTINUED: 'Discontinued',
}
