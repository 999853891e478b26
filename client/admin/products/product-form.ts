import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { amountText, readAmount } from '../../../shared/grammars/amount.ts'
import { readCount, type TypedCount } from '../../../shared/grammars/count.ts'
import { CM_PER_INCH, parseLength, parseQuantity, roundTo } from '../../../shared/grammars/length.ts'
import type { AddProductInput, ProductForm_ProductFragment } from '../../__generated__/graphql.ts'
import {
  type ProductField,
  type ProductSize,
  sizeKeys,
  sizeMeasurements,
} from '../../../shared/catalogue/field-kinds.ts'
import {
  detailEntries,
  type DetailGroup,
  detailGroupOf,
  isDetailGroup,
  type ProductFieldName,
  productFieldNames,
  productFields,
} from '../../../shared/catalogue/product-fields.ts'
import { noTranslation, type TranslatedTerm } from '../../../shared/catalogue/product-translations.ts'
import { translatedLocales } from '../../../shared/languages.ts'
import type { Same } from '../../../shared/same-type.ts'

/** A picture of the form. It has no address while it is being uploaded or after it was refused. */
export interface FormPicture {
  /** Unique for as long as the form is open. */
  key: string
  url: string
  alt: string
  /** Where it moves. */
  loopUrl: string | null
}

/** The texts of a language, as typed; terms of which the translation is blank have none. */
export interface FormTranslation {
  locale: (typeof translatedLocales)[number]
  productName: string
  description: string
  terms: TranslatedTerm[]
}

export type FormSize = Record<(typeof sizeKeys)[number], string>

/** The typed pieces of all sizes together; blank when they aren't counted per size. */
export function piecesOf(sizes: readonly FormSize[]): TypedCount {
  return sizes
    .map(({ quantityInStock }) => readCount(quantityInStock))
    .reduce(
      (sum, each) => {
        if (each.kind === 'blank' || sum.kind === 'unreadable') return sum
        if (each.kind === 'unreadable' || sum.kind === 'blank') return each
        return { kind: 'count', count: sum.count + each.count }
      },
      { kind: 'blank' },
    )
}

/** The options of a flag that may be unknown. */
type FlagText = '' | 'yes' | 'no'

type FormValue<Field> = Field extends { kind: 'enum'; options: infer Options }
  ? (keyof Options & string) | (Field extends { nullable: true } ? '' : never)
  : Field extends { kind: 'flag' }
    ? Field extends { nullable: true }
      ? FlagText
      : boolean
    : Field extends { kind: 'list' | 'style' | 'designs' }
      ? string[]
      : Field extends { kind: 'images' }
        ? FormPicture[]
        : Field extends { kind: 'sizes' }
          ? FormSize[]
          : Field extends { kind: 'translations' }
            ? FormTranslation[]
            : Field extends { kind: 'details' }
              ? Record<string, string>
              : string

/** The values of the form's inputs: texts as typed, money in rupees; '' for no value. */
export type ProductValues = {
  [Name in ProductFieldName]: FormValue<(typeof productFields)[Name]>
}

type Product = ProductForm_ProductFragment

/** Type checks that schema.graphql and the form's document have every field of the table. */
true satisfies Same<keyof AddProductInput, ProductFieldName>
true satisfies Same<
  Exclude<keyof Product, 'id' | 'version' | '__typename' | ' $fragmentName'>,
  ProductFieldName
>

const valuesOf = (valueOf: (name: ProductFieldName, field: ProductField) => unknown) =>
  Object.fromEntries(
    productFieldNames.map((name) => [name, valueOf(name, productFields[name])]),
  ) as unknown as ProductValues

/** A new product: specification, section 4. */
export const emptyForm = (): ProductValues => valuesOf(emptyValue)

function emptyValue(name: ProductFieldName, field: ProductField): unknown {
  switch (field.kind) {
    case 'list':
    case 'images':
    case 'sizes':
    case 'style':
    case 'designs':
      return []
    case 'translations':
      return formTranslations([])
    case 'details':
      return isDetailGroup(name) ? detailTexts(name, null) : {}
    case 'flag':
      return field.nullable ? '' : (field.default ?? false)
    case 'text':
    case 'enum':
    case 'integer':
      return String(field.default ?? '')
    case 'url':
    case 'money':
    case 'decimal':
      return ''
  }
}

export const formOf = (product: Product): ProductValues =>
  valuesOf((name, field) => formValue(name, field, product[name]))

export function formValue(name: ProductFieldName, field: ProductField, value: unknown): unknown {
  switch (field.kind) {
    case 'list':
    case 'designs':
      return value
    case 'flag':
      return field.nullable ? flagText(value as boolean | null) : value
    case 'style':
      return (value as Product['style']).map(({ id }) => id)
    case 'images':
      return (value as Product['images']).map(({ url, alt, loopUrl }) => ({
        key: url,
        url,
        alt,
        loopUrl: loopUrl ?? null,
      }))
    case 'sizes':
      return (value as ProductSize[]).map((size) => ({
        label: size.label,
        ...Object.fromEntries(sizeKeys.map((each) => [each, String(size[each] ?? '')])),
      }))
    case 'translations':
      return formTranslations(value as Product['translations'])
    case 'details':
      return isDetailGroup(name) ? detailTexts(name, value as object | null) : {}
    case 'money':
      return amountText(value as number | null)
    default:
      return String((value as string | number | null) ?? '')
  }
}

/** One for each language. */
const formTranslations = (stored: Product['translations']): FormTranslation[] =>
  translatedLocales.map((locale) => {
    const { productName, description, terms } =
      stored.find((each) => each.locale === locale) ?? noTranslation(locale)
    return {
      locale,
      productName: productName ?? '',
      description: description ?? '',
      terms: terms.map(({ text, translation }) => ({ text, translation })),
    }
  })

/** A new product that starts as a copy of another. References are unique, so they aren't copied. */
export const duplicateOf = (product: Product, i18n: I18n): ProductValues => ({
  ...formOf(product),
  externalRef: '',
  productName: i18n._(msg`${{ productName: product.productName }} (copy)`),
})

const flagText = (value: boolean | null): FlagText => (value === null ? '' : value ? 'yes' : 'no')
const flagOf = (text: string) => (text === '' ? null : text === 'yes')
const orNull = (typed: string) => typed.trim() || null

/** For a text that `productProblems` refuses: the form submits only what can be read. */
const notRead = (typed: string): never => {
  throw new Error(`‘${typed}’ was not read before it was sent`)
}

/** Of a text without problems; null for a blank one. */
function amountIn(typed: string) {
  const read = readAmount(typed)
  return read.kind === 'unreadable' ? notRead(typed) : read.kind === 'amount' ? read.paise : null
}
function countIn(typed: string) {
  const read = readCount(typed)
  return read.kind === 'unreadable' ? notRead(typed) : read.kind === 'count' ? read.count : null
}
/** Metres, with fractions as for lengths. */
function metresIn(typed: string) {
  const read = parseQuantity(typed)
  return read.kind === 'unreadable' ? notRead(typed) : read.kind === 'length' ? read.value : null
}
/** Centimetres, also of a text in inches. */
function centimetresIn(typed: string) {
  const read = parseLength(typed)
  if (read.kind === 'unreadable') return notRead(typed)
  if (read.kind === 'none') return null
  return read.unit === 'INCH' ? roundTo(read.value * CM_PER_INCH, 1) : read.value
}
/** The value of a field that can't be blank. */
const filled = (value: number | null) => value ?? notRead('')

/** The mutation's input; only for valid values. */
export function inputOf(values: ProductValues): Required<AddProductInput> {
  const own = detailGroupOf(values.category)
  const input = productFieldNames.map((name) => {
    if (isDetailGroup(name)) return [name, name === own ? detailInput(name, values[name]) : null]
    return [name, inputValue(productFields[name], values[name])]
  })
  return Object.fromEntries(input) as Required<AddProductInput>
}

export function inputValue(field: ProductField, value: unknown): unknown {
  switch (field.kind) {
    case 'text':
    case 'url':
      return field.nullable ? orNull(value as string) : (value as string).trim()
    case 'enum':
      return value || null
    case 'money':
      return field.nullable ? amountIn(value as string) : filled(amountIn(value as string))
    case 'integer':
      // A blank discount is none.
      return countIn(value as string) ?? (field.nullable ? null : (field.default ?? notRead('')))
    case 'decimal':
      return field.nullable ? metresIn(value as string) : filled(metresIn(value as string))
    case 'images':
      return (value as FormPicture[])
        .filter(({ url }) => url !== '')
        .map(({ url, alt }) => ({ url, alt: orNull(alt) }))
    case 'sizes':
      return (value as FormSize[]).map((size) => ({
        label: size.label.trim(),
        ...Object.fromEntries(sizeMeasurements.map((name) => [name, centimetresIn(size[name])])),
        quantityInStock: countIn(size.quantityInStock),
        sku: orNull(size.sku),
      }))
    case 'translations':
      return (value as FormTranslation[]).map(({ locale, productName, description, terms }) => ({
        locale,
        productName: orNull(productName),
        description: orNull(description),
        terms: terms.filter(({ translation }) => translation.trim() !== ''),
      }))
    case 'flag':
      return field.nullable ? flagOf(value as string) : value
    case 'list':
    case 'style':
    case 'designs':
    case 'details':
      return value
  }
}

export type ProductInput = ReturnType<typeof inputOf>

/** The fields in which two inputs differ, with the first one's values. */
export function changedFields(now: ProductInput, before: ProductInput): Partial<ProductInput> {
  const differs = (field: string) =>
    JSON.stringify(now[field as keyof ProductInput]) !== JSON.stringify(before[field as keyof ProductInput])
  return Object.fromEntries(Object.entries(now).filter(([field]) => differs(field)))
}

function detailTexts(group: DetailGroup, stored: object | null | undefined): Record<string, string> {
  const values = (stored ?? {}) as Record<string, string | number | boolean | null | undefined>
  const text = (value: string | number | boolean | null | undefined) =>
    typeof value === 'boolean' ? flagText(value) : String(value ?? '')
  return Object.fromEntries(detailEntries(group).map(([name]) => [name, text(values[name])]))
}

function detailInput(group: DetailGroup, texts: Record<string, string>) {
  const entries = detailEntries(group).map(([name, { kind }]) => {
    const typed = texts[name]?.trim() ?? ''
    if (typed === '') return [name, null] as const
    return [name, kind === 'flag' ? flagOf(typed) : kind === 'decimal' ? metresIn(typed) : typed] as const
  })
  return entries.every(([, value]) => value === null) ? null : Object.fromEntries(entries)
}
