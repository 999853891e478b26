import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { AvailabilityStatus, Category } from '../__generated__/graphql.ts'

/** The specification's labels of the schema's enumerations, translated. Cards label OTHERS 'Fashion'. */
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
