import { Prisma } from '../../database/__generated__/prisma/client.ts'
import type {
  AvailabilityStatus,
  Category,
  ProductStatus,
  ProductType,
  StitchingType,
} from '../../database/__generated__/prisma/enums.ts'

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

/** The columns of `ProductRow`, for statements written by hand. */
export const productColumns = Prisma.sql`
  "id", "externalRef", "productName", "category", "description", "productType", "color", "maxPrice", "tailorPrice",
  "readyMadePrice", "discount", "quantityInStock", "fabricType", "stitchingType", "pattern", "embellishments",
  "customizationAvailable", "customizationOptions", "images", "video", "shippingCost", "estimatedDeliveryTime",
  "availabilityStatus", "featuredProduct", "seasonalTags", "tags", "productStatus", "fabricFeel", "durability",
  "sizes", "blouseDetails", "suitDetails", "lehengaDetails", "sareeDetails", "ratingCount", "ratingTotal",
  "dateAdded", "lastUpdated"`

/** The only way from a row to a product. The JSON columns hold what `product-input.ts` let in. */
export function toProduct(row: ProductRow): Product {
  return {
    ...row,
    maxPrice: paise(row.maxPrice),
    tailorPrice: paise(row.tailorPrice),
    readyMadePrice: paise(row.readyMadePrice),
    shippingCost: Number(row.shippingCost),
    images: row.images as unknown as ProductImage[],
    sizes: row.sizes as unknown as ProductSize[],
    blouseDetails: row.blouseDetails as unknown as BlouseDetails | null,
    suitDetails: row.suitDetails as unknown as SuitDetails | null,
    lehengaDetails: row.lehengaDetails as unknown as LehengaDetails | null,
    sareeDetails: row.sareeDetails as unknown as SareeDetails | null,
  }
}

const paise = (amount: bigint | null) => (amount === null ? null : Number(amount))

/** The real average to one decimal; null before any feedback names the product. */
export const averageRating = (product: Product) =>
  product.ratingCount === 0 ? null : Math.round((product.ratingTotal / product.ratingCount) * 10) / 10
