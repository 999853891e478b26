import type { CartProductType } from '../../database/__generated__/prisma/enums.ts'
import { isOrderable } from '../catalogue/find-product.ts'
import { type CartTotals, delivery, type Offer, offer, totals } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'

export type { CartProductType }

/** The product columns that a cart needs to price, check and show its lines. */
export const cartColumns = [
  ...(['id', 'productName', 'category', 'images', 'tailorPrice', 'readyMadePrice', 'discount'] as const),
  ...(['shippingCost', 'quantityInStock', 'availabilityStatus', 'productStatus'] as const),
]

export type CartProduct = Pick<Product, (typeof cartColumns)[number]>

/** A person's cart, priced from the catalogue as it is now. Money in paise. */
export interface Cart extends CartTotals {
  /** The owner's id: one cart per person. */
  id: string
  items: CartItem[]
  itemCount: number
  delivery: number
  /** Dropped since the cart was last read, because the product was deleted. */
  removed: { productName: string; productType: CartProductType }[]
}

export interface CartItem extends Offer {
  id: string
  product: CartProduct
  productType: CartProductType
  quantity: number
  totalPrice: number
  warnings: CartWarning[]
}

export interface CartWarning {
  code: 'PRICE_CHANGED' | 'STOCK_REDUCED' | 'UNAVAILABLE'
  message: string
}

/** The maximum quantity of one product and type in a cart. */
export const maxQuantity = 99

/** A line as it is stored. */
export interface Line {
  id: string
  productType: CartProductType
  quantity: number
  /** Paise after discount when it was added. */
  unitPriceSeen: number
}

export function toCart(
  id: string,
  lines: { line: Line; product: CartProduct }[],
  removed: Cart['removed'],
): Cart {
  const items = lines.map(({ line, product }) => toItem(line, product))
  return {
    id,
    items,
    itemCount: items.reduce((sum, { quantity }) => sum + quantity, 0),
    ...totals(items.map((item) => ({ offer: item, quantity: item.quantity }))),
    delivery: delivery(items.map(({ product }) => product)),
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
    quantity: line.quantity,
    totalPrice: price.unitPrice * line.quantity,
    warnings: [...warnings(line, product, price, seen)],
  }
}

function* warnings(line: Line, product: CartProduct, price: Offer, seen: number): Generator<CartWarning> {
  if (!isOrderable(product) || !offer(product, line.productType))
    yield { code: 'UNAVAILABLE', message: `${product.productName} can’t be ordered at the moment.` }
  else if (line.productType === 'READYMADE' && product.quantityInStock < line.quantity)
    yield {
      code: 'STOCK_REDUCED',
      message: `Only ${product.quantityInStock} of ${product.productName} left ready-made.`,
    }
  if (price.unitPrice !== seen)
    yield {
      code: 'PRICE_CHANGED',
      message: `The price has gone ${price.unitPrice > seen ? 'up' : 'down'} since you added this.`,
    }
}
