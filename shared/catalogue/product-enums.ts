/**
 * The enumerations of a product with the specification's labels (section 3): GraphQL and the database use the keys,
 * REST, CSV files and the owner's pages use the labels. `Product` in prisma/schema.prisma and schema.graphql name the
 * same keys; server/domain/catalogue/product.ts fails to compile when they differ.
 */
export const categories = {
  LEHENGA: /*i18n*/ 'Lehenga',
  SUIT: /*i18n*/ 'Suit',
  BLOUSE: /*i18n*/ 'Blouse',
  TOILER: /*i18n*/ 'Toiler',
  DRESS: /*i18n*/ 'Dress',
  SAREE: /*i18n*/ 'Saree',
  OTHERS: /*i18n*/ 'Others',
} as const

export const productTypes = {
  READY_MADE: /*i18n*/ 'Ready-made',
  CUSTOM_MADE: /*i18n*/ 'Custom-made',
  SEMI_STITCHED: /*i18n*/ 'Semi-stitched',
  TOILER: /*i18n*/ 'Toiler',
} as const

export const stitchingTypes = {
  MACHINE_STITCHING: /*i18n*/ 'Machine Stitching',
  HAND_STITCHING: /*i18n*/ 'Hand Stitching',
  MIXED: /*i18n*/ 'Mixed',
} as const

export const availabilityStatuses = {
  AVAILABLE: /*i18n*/ 'Available',
  OUT_OF_STOCK: /*i18n*/ 'Out of Stock',
  DISCONTINUED: /*i18n*/ 'Discontinued',
} as const

export const productStatuses = {
  ACTIVE: /*i18n*/ 'Active',
  DRAFT: /*i18n*/ 'Draft',
  ARCHIVED: /*i18n*/ 'Archived',
} as const

/** Each value of an enumeration with its label. */
export type EnumLabels<Value extends string = string> = Readonly<Record<Value, string>>

/** The enumeration's value for a label, in any case; undefined for an unknown label. */
export function valueOf<Value extends string>(labels: EnumLabels<Value>, label: string): Value | undefined {
  const wanted = label.trim().toLowerCase()
  return (Object.keys(labels) as Value[]).find((value) => labels[value].toLowerCase() === wanted)
}
