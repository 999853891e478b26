import { createHash } from 'node:crypto'
import type {
  AvailabilityStatus,
  CartProductType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { offer } from '../../../shared/catalogue/offers.ts'
import type { Product } from './product.ts'
import { piecesLeft } from './stock.ts'

/** One form in which a product is sold: a ready-made size, or stitched to measure. Money in paise. */
export interface Variant {
  /** At most 50 characters: the limit of feeds. */
  id: string
  sku: string
  size: string | null
  productType: CartProductType
  listPrice: number
  price: number
  availability: AvailabilityStatus
  /** Null for garments that are stitched to measure. */
  quantityInStock: number | null
}

/** The columns from which variants are derived. */
export const variantColumns = [
  'id',
  'sizes',
  'quantityInStock',
  'availabilityStatus',
  'tailorPrice',
  'readyMadePrice',
  'discount',
] as const

type Sold = Pick<Product, (typeof variantColumns)[number]>

/**
 * What can be bought of a product, in the order of its sizes: the one rule for the API, the pages' structured data and feeds.
 * Empty for a product that is priced on request.
 */
export function variantsOf(product: Sold): Variant[] {
  const sizes = product.sizes.length > 0 ? product.sizes : [null]
  const forms = [
    ...sizes.map((size) => ({ productType: 'READYMADE' as const, size })),
    { productType: 'TAILOR' as const, size: null },
  ]
  return forms.flatMap(({ productType, size }) => variantOf(product, productType, size) ?? [])
}

/** Null when the product isn't offered as this type. */
function variantOf(
  product: Sold,
  productType: CartProductType,
  size: Product['sizes'][number] | null,
): Variant | null {
  const prices = offer(product, productType)
  if (prices === null) return null
  const { availabilityStatus } = product
  const label = size?.label ?? null
  const left = productType === 'READYMADE' ? piecesLeft(product, label) : null
  const id = variantId(product.id, productType, label)
  return {
    id,
    sku: size?.sku ?? id,
    size: label,
    productType,
    listPrice: prices.listPrice,
    price: prices.unitPrice,
    // Only ready-made items depend on stock.
    availability: left === 0 && availabilityStatus === 'AVAILABLE' ? 'OUT_OF_STOCK' : availabilityStatus,
    quantityInStock: left,
  }
}

/** Of the product's id and, so that it stays short, a digest of the form. */
const variantId = (productId: string, productType: CartProductType, size: string | null) =>
  `${productId.replaceAll('-', '')}-${createHash('sha256')
    .update(JSON.stringify([productType, size]))
    .digest('hex')
    .slice(0, 8)}`

/** The product of a variant's id, whether or not it has such a variant; null for other texts. */
export function productIdOf(variantId: string): string | null {
  const match = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})-[\da-f]{8}$/.exec(variantId)
  return match && match.slice(1).join('-')
}
