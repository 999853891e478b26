import { z } from 'zod'
import {
  type DetailField,
  type ProductField,
  sizeMeasurements,
} from '../../../shared/catalogue/field-kinds.ts'
import {
  type ProductFieldName,
  productFieldNames,
  namesOf,
  productFields,
  type ProductFieldValues,
} from '../../../shared/catalogue/product-fields.ts'
import { maxTranslation } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocale, uniqueLocale } from '../name-translations.ts'
import { styleInput } from '../style-options/choose-style.ts'
import {
  money,
  optionalIdentifier,
  optionalLongText,
  optionalText,
  optionalWebAddress,
  requiredLongText,
  requiredText,
  uniqueBy,
  webAddress,
} from '../validation.ts'

/** At most ₹100 crore, so that the total of the fullest cart is still an exact number. */
const price = money.max(100_000_000_000, { error: /*i18n*/ 'A price may be at most ₹100,00,00,000.' })

const centimetres = z.number().min(0).max(500).nullish()
const size = z.object({
  label: requiredText(30),
  ...Object.fromEntries(sizeMeasurements.map((name) => [name, centimetres])),
  quantityInStock: z.int().min(0).max(1_000_000).nullish(),
  // What a cell of an imported file can hold beside the measurements.
  sku: optionalIdentifier(60).refine((sku) => !sku || /^[\w ./-]+$/.test(sku), {
    error: /*i18n*/ 'A number has letters, digits, spaces and the signs - . / _ only.',
  }),
})

/** Labels identify the sizes of a product, whose pieces are counted for all of them or for none. */
const sizes = z
  .array(size)
  .superRefine(uniqueBy('label', ({ label }) => label, /*i18n*/ 'Each size may appear once.'))
  .superRefine((given, context) => {
    const isCounted = given.some(({ quantityInStock }) => quantityInStock != null)
    for (const [index, { quantityInStock }] of given.entries()) {
      if (isCounted && quantityInStock == null)
        context.addIssue({
          code: 'custom',
          path: [index, 'quantityInStock'],
          message: /*i18n*/ 'Say how many pieces there are of each size, or of none.',
        })
    }
  })
const image = z.object({ url: webAddress, alt: optionalText(300) })

/** Whether there are such designs, `requireDesigns` says. */
const designsInput = z.array(z.string()).overwrite((ids) => [...new Set(ids.map((id) => id.toLowerCase()))])

const orNull = <Value>(value: Value | null | undefined) => value ?? null
const term = z.object({
  text: requiredText(maxTranslation.term),
  translation: requiredText(maxTranslation.term),
})

/** One for each language; those without any text are dropped. */
const translations = z
  .array(
    z.object({
      locale: translatedLocale,
      productName: optionalText(maxTranslation.productName).transform(orNull),
      description: optionalLongText(maxTranslation.description).transform(orNull),
      terms: z
        .array(term)
        .max(maxTranslation.terms)
        .superRefine(uniqueBy('text', ({ text }) => text, /*i18n*/ 'Each text may be translated once.'))
        .nullish()
        .transform((terms) => terms ?? []),
    }),
  )
  .superRefine(uniqueLocale)
  .transform((given) =>
    given.filter(({ productName, description, terms }) => productName || description || terms.length > 0),
  )

/** What is accepted for a field: the limits of shared/catalogue/product-fields.ts. */
function schemaOf(field: ProductField): z.ZodType {
  const orNone = (schema: z.ZodType) => (field.nullable ? schema.nullish() : schema)
  switch (field.kind) {
    case 'text':
      if (field.multiline)
        return field.nullable ? optionalLongText(field.maxLength) : requiredLongText(field.maxLength)
      return field.nullable ? optionalText(field.maxLength) : requiredText(field.maxLength)
    case 'url':
      return optionalWebAddress
    case 'enum':
      return orNone(z.enum(Object.keys(field.options)))
    case 'money':
      return orNone(price)
    case 'integer':
      return orNone(z.int().min(field.min).max(field.max))
    case 'decimal':
      return orNone(z.number().min(field.min).max(field.max))
    case 'flag':
      return orNone(z.boolean())
    case 'list':
      return z.array(requiredText(field.maxLength)).max(field.maxEntries)
    case 'images':
      return z.array(image).max(field.maxEntries)
    case 'sizes':
      return sizes.max(field.maxEntries)
    case 'style':
      return styleInput
    case 'designs':
      return designsInput.max(field.maxEntries)
    case 'translations':
      return translations
    case 'details':
      return orNone(z.object(schemasOf<DetailField>(field.fields)))
  }
}

const schemasOf = <Field extends ProductField>(fields: Readonly<Record<string, Field>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, schemaOf(field)]))

/** The schema of a field's input. Absent and null both leave a nullable field empty. */
type FieldInput<Value> = null extends Value ? Partialized<NonNullable<Value>> | null | undefined : Value
type Partialized<Value> = Value extends unknown[] | string | number | boolean ? Value : Partial<Value>

type Inputs = { [Name in ProductFieldName]: FieldInput<ProductFieldValues[Name]> } & {
  images: { url: string; alt?: string | null }[]
}
type Shape = { [Name in ProductFieldName]: z.ZodType<Inputs[Name]> }

/** Every field of a product that can be set, with its limits. */
const allFields = z.object(schemasOf(productFields) as Shape)

/** Whether an empty list stands for no value. */
export const isListKind = (kind: ProductField['kind']): boolean =>
  kind === 'list' ||
  kind === 'images' ||
  kind === 'sizes' ||
  kind === 'style' ||
  kind === 'designs' ||
  kind === 'translations'

/** The value of a new product's field that the input omits; undefined where the input must provide one. */
export function defaultOf(field: ProductField): unknown {
  if (isListKind(field.kind)) return []
  return 'default' in field ? field.default : undefined
}

const withDefault = (name: ProductFieldName) => {
  const schema: z.ZodType = allFields.shape[name]
  const value = defaultOf(productFields[name])
  return [name, value === undefined ? schema : schema.default(value)]
}

/** A new product. Omitted fields take the form's defaults (specification, section 4). */
export const newProduct = z.object(Object.fromEntries(productFieldNames.map(withDefault)) as Shape)

/** Changes to a product. Omitted fields stay. */
export const productChanges = allFields.partial()

export type NewProduct = z.infer<typeof newProduct>
export type ProductChanges = z.infer<typeof productChanges>

const priceFields: readonly string[] = [...namesOf('money'), 'discount']

/** Whether the field is a price, the discount or the shipping cost: setting it needs `CHANGE_PRICES`. */
export const isPriceField = (name: string): boolean => priceFields.includes(name)

/** Whether a product's prices, discount or shipping cost differ after these changes. */
export const changesPrices = (before: object, changes: object): boolean =>
  Object.entries(changes).some(
    ([name, value]) =>
      isPriceField(name) && value !== undefined && value !== toNumber(before[name as keyof typeof before]),
  )

const toNumber = (stored: bigint | number | null): number | null => (stored === null ? null : Number(stored))
