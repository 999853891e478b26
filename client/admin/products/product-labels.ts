import type { I18n } from '@lingui/core'
import type { ProductField } from '../../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../../shared/catalogue/product-fields.ts'
import { translationLabels } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocales } from '../../../shared/languages.ts'

const labels = Object.entries<ProductField>(productFields).flatMap(([name, field]): [string, string][] => [
  [name, field.label],
  ...(field.kind === 'details'
    ? Object.entries(field.fields).map(([inner, detail]): [string, string] => [
        `${name}.${inner}`,
        detail.label,
      ])
    : []),
])

/** By their columns in CSV files, and by the paths of the form's inputs. */
const translations = translatedLocales.flatMap((locale, index) =>
  Object.entries(translationLabels[locale]).flatMap(([text, label]): [string, string][] => [
    [`translations.${locale}.${text}`, label],
    [`translations.${index}.${text}`, label],
  ]),
)

/** The columns that are no fields of the form. */
const csv = {
  _id: /*i18n*/ 'Id in this shop',
  imageAlts: /*i18n*/ 'What the images show',
  dateAdded: /*i18n*/ 'Added on',
  lastUpdated: /*i18n*/ 'Changed on',
}

/** English labels of a product's fields, with details as `blouseDetails.padding`, and of the other import columns. */
export const productLabels: Record<string, string> = {
  ...csv,
  ...Object.fromEntries([...labels, ...translations]),
}

/** A field's label, or that of its parent: `images.0.url` has the label of the images. */
export function labelOf(field: string, i18n: I18n): string {
  const [first = '', second, third] = field.split('.')
  return i18n._(
    productLabels[`${first}.${second}.${third}`] ??
      productLabels[`${first}.${second}`] ??
      productLabels[first] ??
      field,
  )
}
