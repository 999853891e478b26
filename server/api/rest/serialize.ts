import type { z } from 'zod'
import { categories } from '../../../shared/catalogue/product-enums.ts'
import type { ProductField } from '../../../shared/catalogue/field-kinds.ts'
import { productFields } from '../../../shared/catalogue/product-fields.ts'
import type { User } from '../../domain/accounts/user.ts'
import type { Cart, CartItem } from '../../domain/cart/cart.ts'
import type { Product } from '../../domain/catalogue/product.ts'
import { flatAddress, flatsOfProduct, type Sealing } from '../../domain/flats/garment-flats.ts'
import type { Context } from '../../domain/context.ts'
import { loadStyle } from '../../domain/style-options/load-style.ts'
import type { StyleOption } from '../../domain/style-options/style-option.ts'
import type { Feedback } from '../../domain/feedback/feedback.ts'
import type {
  cartItemResponse,
  feedbackResponse,
  RestFields,
  RestProduct,
  userResponse,
} from './responses.ts'
import { say } from '../../request-language.ts'
import { cartProductTypes, roles, type PersonRole } from './labels.ts'

/** Paise as rupees. */
const inRupees = (paise: number) => paise / 100

/** A field's value in REST. */
function restValue(field: ProductField, value: unknown): unknown {
  if (value === null) return null
  switch (field.kind) {
    case 'money':
      return inRupees(value as number)
    case 'enum':
      return field.options[value as string]
    case 'images':
      return (value as Product['images']).map(({ url, alt }) => ({ url, alt }))
    default:
      return value
  }
}

/** A product under the specification's names; `viewerIsAdmin` adds the fields that only admins see. */
export const productJson = async (
  ctx: Sealing & Pick<Context, 'loaders'>,
  product: Product,
  viewerIsAdmin = false,
): Promise<RestProduct> => styledJson(ctx, product, await loadStyle(ctx, product.style), viewerIsAdmin)

/** A product with the options of its style. */
export function styledJson(
  ctx: Sealing,
  product: Product,
  style: readonly StyleOption[],
  viewerIsAdmin = false,
): RestProduct {
  const fields = Object.entries<ProductField>(productFields).flatMap(([name, field]) => {
    if (field.visibility === 'admin' && !viewerIsAdmin) return []
    const value = restValue(field, product[name as keyof Product])
    return [name === 'maxPrice' ? ['price', { max: value }] : [name, value]]
  })
  return {
    _id: product.id,
    ...(Object.fromEntries(fields) as RestFields),
    flats: flatsOfProduct(ctx, product, style).map(({ garment, token }) => ({
      garment: categories[garment],
      svg: flatAddress(token, 'svg'),
      png: flatAddress(token, 'png'),
    })),
    dateAdded: product.dateAdded.toISOString(),
    lastUpdated: product.lastUpdated.toISOString(),
  }
}

export function cartItemJson(item: CartItem): z.output<typeof cartItemResponse> {
  const { product } = item
  return {
    productId: product.id,
    productType: cartProductTypes[item.productType],
    ...(item.size !== null && { size: item.size }),
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
  delivery: inRupees(cart.delivery),
  promotions: cart.promotions.map(({ name, code, amount }) => ({ name, code, amount: inRupees(amount) })),
  coupon: cart.coupon && {
    code: cart.coupon.code,
    name: cart.coupon.name,
    problem: cart.coupon.problem ? say(cart.coupon.problem.message) : null,
  },
  rounding: inRupees(cart.rounding),
  totalToPay: inRupees(cart.totalToPay),
  /** Reported once: lines removed since the last read, because their product was deleted. */
  removed: cart.removed.map(({ productName, productType }) => ({
    ProductName: productName,
    productType: cartProductTypes[productType],
  })),
})

export const userJson = ({ id, name, email, role, profilePicture }: User): z.output<typeof userResponse> => ({
  _id: id,
  name,
  email,
  role: roles[role as PersonRole],
  profile_picture: profilePicture,
  profilePicture,
})

export const feedbackJson = (
  { id, profilePicture, productId, ...entry }: Feedback,
  maySeeEmail: boolean,
): z.output<typeof feedbackResponse> => ({
  _id: id,
  userId: entry.userId,
  name: entry.name,
  email: maySeeEmail ? entry.email : null,
  profile_picture: profilePicture,
  rating: entry.rating,
  comments: entry.comments,
  screenshotUrl: entry.screenshotUrl,
  productId,
  fit: entry.fit,
  createdAt: entry.createdAt.toISOString(),
  updatedAt: entry.updatedAt.toISOString(),
})
