import type { categories, EnumLabels } from './product-enums.ts'
import type { ProductTranslation } from './product-translations.ts'

interface FieldBase {
  /** The field's name on the owner's pages, in English. */
  label: string
  /** Whether the value may be null ('not known', 'not offered'). Lists are empty instead. */
  nullable: boolean
  /** For the API's documentation, where name and kind do not say it all. */
  description?: string
  /** 'admin': visible to admins only. */
  visibility?: 'admin'
  /** Other headings of this column in imported files: letters and digits in lower case. */
  importNames?: readonly string[]
  /** Help text below the input of the owner's form. */
  hint?: string
  placeholder?: string
}

/** Plain text, trimmed. `suggestions` are offered while typing; other values are allowed. */
interface TextField extends FieldBase {
  kind: 'text'
  maxLength: number
  default?: string
  suggestions?: readonly string[]
  multiline?: true
}

/** An https address. */
interface UrlField extends FieldBase {
  kind: 'url'
}

interface EnumField extends FieldBase {
  kind: 'enum'
  options: EnumLabels
  default?: string
}

/** An integer number of paise; rupees in REST, CSV files and forms. */
interface MoneyField extends FieldBase {
  kind: 'money'
}

interface IntegerField extends FieldBase {
  kind: 'integer'
  min: number
  max: number
  default?: number
}

/** A number with decimals; `label` names its unit. */
interface DecimalField extends FieldBase {
  kind: 'decimal'
  min: number
  max: number
}

interface FlagField extends FieldBase {
  kind: 'flag'
  default?: boolean
}

interface ListField extends FieldBase {
  kind: 'list'
  /** Of one entry. */
  maxLength: number
  maxEntries: number
  suggestions?: readonly string[]
}

/**
 * Pictures, the cover first; ready-made sizes with measurements in cm; ids of options of the style book, or of other designs. Their
 * entries are described where they are read.
 */
interface EntriesField extends FieldBase {
  kind: 'images' | 'sizes' | 'style' | 'designs'
  maxEntries: number
}

/** Texts in other languages than English: an entry for each language. */
interface TranslationsField extends FieldBase {
  kind: 'translations'
}

/** Fields that only products of one category have. */
interface DetailsField extends FieldBase {
  kind: 'details'
  category: keyof typeof categories
  fields: Readonly<Record<string, DetailField>>
}

export type DetailField = TextField | FlagField | DecimalField
type OwnComponent = EntriesField | TranslationsField | DetailsField
type SingleField = DetailField | UrlField | EnumField | MoneyField | IntegerField | ListField
export type ProductField = SingleField | OwnComponent

/** The sections of the owner's form. Pictures, sizes and the details of a category have components of their own. */
export type FormSection = 'design' | 'price' | 'stock' | 'fabric' | 'visibility'

/** A field of the product table: each says in which section of the form its input is. */
export type ListedField = (SingleField & { section: FormSection }) | OwnComponent

/** A ready-made size's measurements, in cm of the finished garment. */
export const sizeMeasurements = ['chest', 'waist', 'hip', 'length'] as const

export interface ProductImage {
  url: string
  alt: string
  /** Pixels; null for pictures that the shop does not host. */
  width: number | null
  height: number | null
  /** Base64. */
  thumbhash: string | null
}

export type ProductSize = { label: string } & Record<(typeof sizeMeasurements)[number], number | null> & {
    /** Pieces of this size; null where all sizes are counted together. */
    quantityInStock: number | null
    sku: string | null
  }

/** All keys of a size, in the order in which they are shown. */
export const sizeKeys = ['label', ...sizeMeasurements, 'quantityInStock', 'sku'] as const

interface ValueByKind {
  text: string
  url: string
  money: number
  integer: number
  decimal: number
  flag: boolean
  list: string[]
  images: ProductImage[]
  sizes: ProductSize[]
  style: string[]
  designs: string[]
  translations: ProductTranslation[]
}

type NonNullValue<Field> = Field extends { kind: 'enum'; options: infer Options }
  ? keyof Options & string
  : Field extends { kind: 'details'; fields: infer Details }
    ? { -readonly [Name in keyof Details]: FieldValue<Details[Name]> }
    : Field extends { kind: keyof ValueByKind }
      ? ValueByKind[Field['kind']]
      : never

/** The domain's value of a field. */
export type FieldValue<Field> = Field extends { nullable: true }
  ? NonNullValue<Field> | null
  : NonNullValue<Field>
