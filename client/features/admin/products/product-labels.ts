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

/** Labels of a product's fields, with details as `blouseDetails.padding`, and of the other import columns. */
export const productLabels: Record<string, string> = {
  _id: 'Id in this shop',
  ...Object.fromEntries(labels),
  imageAlts: 'What the images show',
  dateAdded: 'Added on',
  lastUpdated: 'Changed on',
}

/** A field's label, or that of its parent: `images.0.url` has the label of the images. */
export function labelOf(field: string): string {
  const [first = '', second] = field.split('.')
  return productLabels[`${first}.${second}`] ?? productLabels[first] ?? field
}
