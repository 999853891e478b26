import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  AvailabilityStatus,
  Category,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type {
  availabilityStatuses,
  categories,
  productStatuses,
  productTypes,
  stitchingTypes,
} from '../../../shared/catalogue/product-enums.ts'
import {
  namesOf,
  type NamesOf,
  productFieldNames,
  type ProductFieldValues,
} from '../../../shared/catalogue/product-fields.ts'
import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { ProductSize } from '../../../shared/catalogue/field-kinds.ts'
import type { Same } from '../../../shared/same-type.ts'
import { memoize } from '../memoize.ts'

export type { ProductImage, ProductSize } from '../../../shared/catalogue/field-kinds.ts'

/**
 * A design as the domain knows it (specification, section 3): the fields of shared/catalogue/product-fields.ts, with
 * money in paise, and the fields that the shop maintains itself.
 */
export interface Product extends ProductFieldValues {
  id: string
  /** Readable, unique, and the end of its page's address. */
  slug: string
  /** Its names in other languages than English: those of `translations`. */
  translatedNames: TranslatedName[]
  ratingCount: number
  ratingTotal: number
  dateAdded: Date
  lastUpdated: Date
  /** Incremented whenever the product is saved or its stock changes. */
  version: number
}

/** Fails to compile when an enumeration of shared/catalogue/product-enums.ts differs from the database's. */
true satisfies Same<keyof typeof categories, Category>
true satisfies Same<keyof typeof productTypes, ProductType>
true satisfies Same<keyof typeof stitchingTypes, StitchingType>
true satisfies Same<keyof typeof availabilityStatuses, AvailabilityStatus>
true satisfies Same<keyof typeof productStatuses, ProductStatus>

type MoneyColumn = NamesOf<'money'>
type JsonColumn = NamesOf<'images' | 'sizes' | 'translations' | 'details'> | 'translatedNames'
type RowValue<Column extends MoneyColumn> = null extends Product[Column] ? bigint | null : bigint

/** A product as stored. */
export type ProductRow = Omit<Product, MoneyColumn | JsonColumn> & {
  [Column in MoneyColumn]: RowValue<Column>
} & Record<JsonColumn, Prisma.JsonValue>

/** The requested fields of a product. Others are absent. */
export type PartialProduct = Pick<Product, 'id'> & Partial<Product>

export type ProductColumn = keyof Product

export const productColumns: readonly ProductColumn[] = [
  'id',
  'slug',
  ...productFieldNames,
  'translatedNames',
  ...(['ratingCount', 'ratingTotal', 'dateAdded', 'lastUpdated', 'version'] as const),
]

/** A set of columns. Reuse the same object for equal sets: what is derived from it is memoized. */
export type ProductColumns<Column extends ProductColumn = ProductColumn> =
  readonly Column[] | ReadonlySet<Column>

/** For hand-written statements. */
export const selectColumns: (columns: ProductColumns) => Prisma.Sql = memoize((columns) =>
  Prisma.raw([...new Set(columns)].map((name) => `"${name}"`).join(', ')),
)

/**
 * The only conversion of a row to a product, complete or partial. The JSON columns hold what `product-input.ts`
 * validated.
 */
export function toProduct<Row extends Partial<ProductRow>>(
  row: Row,
): { [Column in keyof Row]: Product[Column & ProductColumn] } {
  const product: Record<string, unknown> = { ...row }
  for (const column of moneyColumns)
    if (typeof product[column] === 'bigint') product[column] = Number(product[column])
  if (row.sizes) product['sizes'] = (row.sizes as unknown as Partial<ProductSize>[]).map(completeSize)
  return product as { [Column in keyof Row]: Product[Column & ProductColumn] }
}

const moneyColumns = namesOf('money')

/** Sizes that were saved before they could be counted lack those keys. */
const completeSize = (size: Partial<ProductSize>) => ({ quantityInStock: null, sku: null, ...size })

const NEW_FOR_MS = 60 * 24 * 60 * 60 * 1000

/** Whether a design was added within the last 60 days. */
export const isNewDesign = ({ dateAdded }: Pick<Product, 'dateAdded'>, now: Date) =>
  now.getTime() - dateAdded.getTime() < NEW_FOR_MS

/** The average to one decimal; null before any feedback names the product. */
export const averageRating = (product: Pick<Product, 'ratingCount' | 'ratingTotal'>) =>
  product.ratingCount === 0 ? null : Math.round((product.ratingTotal / product.ratingCount) * 10) / 10
