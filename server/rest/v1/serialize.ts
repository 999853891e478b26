import type { z } from 'zod'
import type { User } from '../../domain/accounts/user.ts'
import type { Cart, CartItem } from '../../domain/cart/cart.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import {
  availabilityStatuses,
  categories,
  productStatuses,
  productTypes,
  stitchingTypes,
} from '../../domain/catalogue/product-words.ts'
import type { Feedback } from '../../domain/feedback/feedback.ts'
import type { cartItemAnswer, feedbackAnswer, productAnswer, userAnswer } from './answers.ts'
import { cartProductTypes, roles } from './words.ts'

/** REST speaks rupees. */
const inRupees = (paise: number) => paise / 100
const rupeesOrNull = (paise: number | null) => (paise === null ? null : inRupees(paise))

/** A product under the specification's names; `viewerIsAdmin` adds what only the shop may see. */
export function productJson(
  { id, ...product }: Product,
  viewerIsAdmin = false,
): z.output<typeof productAnswer> {
  const {
    maxPrice,
    ratingCount: _count,
    ratingTotal: _total,
    version: _version,
    externalRef,
    ...rest
  } = product
  return {
    _id: id,
    ...rest,
    ...(viewerIsAdmin && { externalRef }),
    category: categories[product.category],
    productType: productTypes[product.productType],
    price: { max: rupeesOrNull(maxPrice) },
    tailorPrice: rupeesOrNull(product.tailorPrice),
    readyMadePrice: rupeesOrNull(product.readyMadePrice),
    stitchingType: product.stitchingType && stitchingTypes[product.stitchingType],
    shippingCost: inRupees(product.shippingCost),
    availabilityStatus: availabilityStatuses[product.availabilityStatus],
    productStatus: productStatuses[product.productStatus],
    images: product.images.map(({ url, alt }) => ({ url, alt })),
    dateAdded: product.dateAdded.toISOString(),
    lastUpdated: product.lastUpdated.toISOString(),
  }
}

export function cartItemJson(item: CartItem): z.output<typeof cartItemAnswer> {
  const { product } = item
  return {
    productId: product.id,
    productType: cartProductTypes[item.productType],
    ProductName: product.productName,
    image: product.images.map(({ url }) => url),
    category: categories[product.category],
    price: inRupees(item.listPrice),
    discount: product.discount,
    quantity: item.quantity,
    totalPrice: inRupees(item.totalPrice),
  }
}

export const cartJson = (cart: Cart) => ({
  cartItems: cart.items.map(cartItemJson),
  totalCartValue: inRupees(cart.totalCartValue),
  discount: inRupees(cart.discount),
  finalTotal: inRupees(cart.finalTotal),
  /** Told once: lines dropped since the last read, because their product was deleted. */
  removed: cart.removed.map(({ productName, productType }) => ({
    ProductName: productName,
    productType: cartProductTypes[productType],
  })),
})

export const userJson = ({ id, name, email, role, profilePicture }: User): z.output<typeof userAnswer> => ({
  _id: id,
  name,
  email,
  role: roles[role],
  profile_picture: profilePicture,
  profilePicture,
})

export const feedbackJson = (
  { id, profilePicture, productId, ...entry }: Feedback,
  maySeeEmail: boolean,
): z.output<typeof feedbackAnswer> => ({
  _id: id,
  userId: entry.userId,
  name: entry.name,
  email: maySeeEmail ? entry.email : null,
  profile_picture: profilePicture,
  rating: entry.rating,
  comments: entry.comments,
  screenshotUrl: entry.screenshotUrl,
  productId,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})
