import type { CartProductType } from '../../platform/database/__generated__/prisma/enums.ts'
import { isOrderable } from '../catalogue/find-product.ts'
import { type Offer, offer } from '../../../shared/catalogue/offers.ts'
import { type Price, price } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import { piecesLeft, stockLeft } from '../catalogue/stock.ts'
import { type Destination, isServed } from '../delivery/destination.ts'
import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { CandidatePromotion } from '../promotions/apply-promotions.ts'
import type { Sentence } from '../../i18n.ts'

export type { CartProductType }

/** The product columns that a cart needs to price, check and show its lines. */
export const cartColumns = [
  ...([
    'id',
    'productName',
    'translatedNames',
    'category',
    'images',
    'tailorPrice',
    'readyMadePrice',
    'discount',
  ] as const),
  ...(['shippingCost', 'quantityInStock', 'sizes', 'availabilityStatus', 'productStatus'] as const),
]

export type CartProduct = Pick<Product, (typeof cartColumns)[number]>

/** A line whose product has left the catalogue, with the names that it had. */
export interface RemovedCartItem {
  productName: string
  translatedNames: TranslatedName[]
  productType: CartProductType
}

/** A person's cart, priced from the catalogue as it is now. Money in paise. */
export interface Cart extends Price {
  /** The owner's id: one cart per person. */
  id: string
  items: CartItem[]
  itemCount: number
  /** Null while none is known, and while the shop has no delivery zones. */
  deliveryPincode: string | null
  /** False for a pincode outside of the shop's delivery zones. */
  isDeliverable: boolean
  /** Dropped since the cart was last read, because the product was deleted. */
  removed: RemovedCartItem[]
}

export interface CartItem extends Offer {
  id: string
  product: CartProduct
  productType: CartProductType
  /** The label of a ready-made size; null without one. */
  size: string | null
  /** Ready-made pieces left for this line; null for garments stitched to measure. */
  quantityInStock: number | null
  quantity: number
  totalPrice: number
  warnings: CartWarning[]
}

export interface CartWarning {
  code: 'PRICE_CHANGED' | 'STOCK_REDUCED' | 'UNAVAILABLE'
  message: Sentence
}

/** The maximum quantity of one product and type in a cart. */
export const maxQuantity = 99

/** Whether a line of this product and type may have this size. */
export const isSizeOf = (product: CartProduct, productType: CartProductType, size: string | null): boolean =>
  size === null || (productType === 'READYMADE' && product.sizes.some(({ label }) => label === size))

/** A line as it is stored. */
export interface Line {
  id: string
  productType: CartProductType
  /** The label of a ready-made size; null without one. */
  size: string | null
  quantity: number
  /** Paise after discount when it was added. */
  unitPriceSeen: number
}

export function toCart(
  id: string,
  lines: { line: Line; product: CartProduct }[],
  removed: Cart['removed'],
  promotions: readonly CandidatePromotion[],
  destination: Destination,
  roundsTotal: boolean,
): Cart {
  const items = lines.map(({ line, product }) => toItem(line, product))
  return {
    id,
    items,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    ...price(
      items.map((item) => ({ offer: item, quantity: item.quantity, product: item.product })),
      promotions,
      'DELIVERY',
      destination.zone?.fee ?? null,
      roundsTotal,
    ),
    deliveryPincode: destination.pincode,
    isDeliverable: isServed(destination),
    removed,
  }
}

/**
 * A line that is no longer offered stays at the price at which it was added, with a warning, until the shopper
 * removes it.
 */
function toItem(line: Line, product: CartProduct): CartItem {
  const seen = line.unitPriceSeen
  const price = offer(product, line.productType) ?? { listPrice: seen, unitPrice: seen, saving: 0 }
  return {
    ...price,
    id: line.id,
    product,
    productType: line.productType,
    size: line.size,
    quantityInStock: line.productType === 'READYMADE' ? piecesLeft(product, line.size) : null,
    quantity: line.quantity,
    totalPrice: price.unitPrice * line.quantity,
    warnings: [...warnings(line, product, price, seen)],
  }
}

function* warnings(line: Line, product: CartProduct, price: Offer, seen: number): Generator<CartWarning> {
  const { size } = line
  if (!isOrderable(product) || !offer(product, line.productType))
    yield {
      code: 'UNAVAILABLE',
      message: (i18n) => i18n._('{design} can’t be ordered at the moment.', { design: product.productName }),
    }
  else if (!isSizeOf(product, line.productType, size))
    yield {
      code: 'UNAVAILABLE',
      message: (i18n) => i18n._('{design} no longer comes in {size}.', { design: product.productName, size }),
    }
  else if (line.productType === 'READYMADE' && piecesLeft(product, size) < line.quantity)
    yield { code: 'STOCK_REDUCED', message: stockLeft(product, size) }
  if (price.unitPrice !== seen)
    yield {
      code: 'PRICE_CHANGED',
      message: (i18n) =>
        price.unitPrice > seen
          ? i18n._('The price has gone up since you added this.')
          : i18n._('The price has gone down since you added this.'),
    }
}
