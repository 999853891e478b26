/**
 * The enumerations of a product with the specification's labels (section 3): GraphQL and the database use the keys,
 * REST, CSV files and the owner's pages use the labels. `Product` in prisma/schema.prisma and schema.graphql name the
 * same keys; server/domain/catalogue/product.ts fails to compile when they differ.
 */
export const categories = {
  LEHENGA: 'Lehenga',
  SUIT: 'Suit',
  BLOUSE: 'Blouse',
  TOILER: 'Toiler',
  DRESS: 'Dress',
  SAREE: 'Saree',
  OTHERS: 'Others',
} as const

export const productTypes = {
  READY_MADE: 'Ready-made',
  CUSTOM_MADE: 'Custom-made',
  SEMI_STITCHED: 'Semi-stitched',
  TOILER: 'Toiler',
} as const

export const stitchingTypes = {
  MACHINE_STITCHING: 'Machine Stitching',
  HAND_STITCHING: 'Hand Stitching',
  MIXED: 'Mixed',
} as const

export const availabilityStatuses = {
  AVAILABLE: 'Available',
  OUT_OF_STOCK: 'Out of Stock',
  DISCONTINUED: 'Discontinued',
} as const

export const productStatuses = {
  ACTIVE: 'Active',
  DRAFT: 'Draft',
  ARCHIVED: 'Archived',
} as const

/** Each value of an enumeration with its label. */
export type EnumLabels<Value extends string = string> = Readonly<Record<Value, string>>

/** The enumeration's value for a label, in any case; undefined for an unknown label. */
export function valueOf<Value extends string>(labels: EnumLabels<Value>, label: string): Value | undefined {
  const wanted = label.trim().toLowerCase()
  return (Object.keys(labels) as Value[]).find((value) => labels[value].toLowerCase() === wanted)
}
