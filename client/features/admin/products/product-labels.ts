import type { ProductField } from '../../../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../../../shared/catalogue/product-fields.ts'

const labels = Object.entries<ProductField>(productFields).flatMap(([name, field]): [string, string][] => [
  [name, field.label],
  ...(field.kind === 'details'
    ? Object.entries(field.fields).map(([inner, detail]): [string, string] => [
        `${name}.${inner}`,
        detail.label,
      ])
    : []),
])

/** What the owner's pages call a product's fields, with details as `blouseDetails.padding`, and the other columns of an import. */
export const productLabels: Record<string, string> = {
  _id: 'Id in this shop',
  ...Object.fromEntries(labels),
  imageAlts: 'What the images show',
  dateAdded: 'Added on',
  lastUpdated: 'Changed on',
}

/** A field's name, or that of the field it is a part of: `images.0.url` is among the images. */
export function labelOf(field: string): string {
  const [first = '', second] = field.split('.')
  return productLabels[`${first}.${second}`] ?? productLabels[first] ?? field
}
