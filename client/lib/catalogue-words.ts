import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
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

/** The same for pages, in their language. */
export const categoryLabels: Record<Category, MessageDescriptor> = {
  LEHENGA: msg`Lehenga`,
  SUIT: msg`Suit`,
  BLOUSE: msg`Blouse`,
  TOILER: msg`Toiler`,
  DRESS: msg`Dress`,
  SAREE: msg`Saree`,
  OTHERS: msg`Fashion`,
}

export const availabilityLabels: Record<AvailabilityStatus, MessageDescriptor> = {
  AVAILABLE: msg`Available`,
  OUT_OF_STOCK: msg`Out of Stock`,
  DISCONTINUED: msg`Discontinued`,
}
