import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type {
  AvailabilityStatus,
  Category,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../database/__generated__/prisma/enums.ts'
import { workedOutOnce } from '../worked-out-once.ts'

/** A design as the domain knows it (specification, section 3): money in paise, discount in whole percent. */
export interface Product {
  id: string
  externalRef: string | null
  productName: string
  category: Category
  description: string
  productType: ProductType
  color: string | null
  maxPrice: number | null
  tailorPrice: number | null
  readyMadePrice: number | null
  discount: number
  quantityInStock: number
  fabricType: string | null
  stitchingType: StitchingType | null
  pattern: string | null
  embellishments: string[]
  customizationAvailable: boolean
  customizationOptions: string[]
  images: ProductImage[]
  video: string | null
  shippingCost: number
  estimatedDeliveryTime: string | null
  availabilityStatus: AvailabilityStatus
  featuredProduct: boolean
  seasonalTags: string[]
  tags: string[]
  productStatus: ProductStatus
  fabricFeel: string | null
  durability: string | null
  sizes: ProductSize[]
  blouseDetails: BlouseDetails | null
  suitDetails: SuitDetails | null
  lehengaDetails: LehengaDetails | null
  sareeDetails: SareeDetails | null
  ratingCount: number
  ratingTotal: number
  dateAdded: Date
  lastUpdated: Date
  /** Raised by one whenever the product is saved or its stock changes. */
  version: number
}

export interface ProductImage {
  url: string
  alt: string
  width: number | null
  height: number | null
  thumbhash: string | null
}

/** The finished garment's measurements in cm. */
export interface ProductSize {
  label: string
  chest: number | null
  waist: number | null
  hip: number | null
  length: number | null
}

export interface BlouseDetails {
  sleeveType: string | null
  blouseBackDesign: string | null
  necklineStyle: string | null
  fitType: string | null
  embellishments: string | null
  padding: boolean | null
  lining: boolean | null
}

export interface SuitDetails {
  sleeveType: string | null
  fitType: string | null
  style: string | null
  fabricType: string | null
}

export interface LehengaDetails {
  lehengaType: string | null
  lehengaWaist: string | null
  lehengaDupattaIncluded: boolean | null
  lehengaFabric: string | null
  embroidery: string | null
}

export interface SareeDetails {
  /** Metres. */
  sareeLength: number | null
  pleated: boolean | null
  embroideryDetails: string | null
  sareeFabric: string | null
  blouseType: string | null
  borderStyle: string | null
  drapeStyle: string | null
}

export type ProductRow = Omit<
  Product,
  'maxPrice' | 'tailorPrice' | 'readyMadePrice' | 'shippingCost' | JsonColumn
> & {
  maxPrice: bigint | null
  tailorPrice: bigint | null
  readyMadePrice: bigint | null
  shippingCost: bigint
} & Record<JsonColumn, Prisma.JsonValue>

type JsonColumn = 'images' | 'sizes' | 'blouseDetails' | 'suitDetails' | 'lehengaDetails' | 'sareeDetails'

/** Whatever of a product was asked for. What wasn't is absent. */
export type PartOfProduct = Pick<Product, 'id'> & Partial<Product>

export type ProductColumn = keyof Product

export const productColumns: readonly ProductColumn[] = [
  ...(['id', 'externalRef', 'productName', 'category', 'description', 'productType', 'color'] as const),
  ...(['maxPrice', 'tailorPrice', 'readyMadePrice', 'discount', 'quantityInStock', 'fabricType'] as const),
  ...([
    'stitchingType',
    'pattern',
    'embellishments',
    'customizationAvailable',
    'customizationOptions',
  ] as const),
  ...(['images', 'video', 'shippingCost', 'estimatedDeliveryTime', 'availabilityStatus'] as const),
  ...([
    'featuredProduct',
    'seasonalTags',
    'tags',
    'productStatus',
    'fabricFeel',
    'durability',
    'sizes',
  ] as const),
  ...(['blouseDetails', 'suitDetails', 'lehengaDetails', 'sareeDetails'] as const),
  ...(['ratingCount', 'ratingTotal', 'dateAdded', 'lastUpdated', 'version'] as const),
]

/** A choice of columns. One that comes again is best the same object: what follows from it is worked out once. */
export type ProductColumns<Column extends ProductColumn = ProductColumn> =
  readonly Column[] | ReadonlySet<Column>

/** For statements written by hand. */
export const selectColumns: (columns: ProductColumns) => Prisma.Sql = workedOutOnce((columns) =>
  Prisma.raw([...new Set(columns)].map((name) => `"${name}"`).join(', ')),
)

/**
 * The only way from a row to a product, or from a part of the one to the same part of the other. The JSON columns hold
 * what `product-input.ts` let in.
 */
export function toProduct<Row extends Partial<ProductRow>>(
  row: Row,
): { [Column in keyof Row]: Product[Column & ProductColumn] } {
  const product: Record<string, unknown> = { ...row }
  for (const column of moneyColumns)
    if (typeof product[column] === 'bigint') product[column] = Number(product[column])
  return product as { [Column in keyof Row]: Product[Column & ProductColumn] }
}

const moneyColumns: readonly ProductColumn[] = ['maxPrice', 'tailorPrice', 'readyMadePrice', 'shippingCost']

/** The real average to one decimal; null before any feedback names the product. */
export const averageRating = (product: Pick<Product, 'ratingCount' | 'ratingTotal'>) =>
  product.ratingCount === 0 ? null : Math.round((product.ratingTotal / product.ratingCount) * 10) / 10
