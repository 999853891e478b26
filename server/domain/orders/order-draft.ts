import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  CustomCategory,
  OrderStatus,
  OrderType,
  PaymentStatus,
  PaymentType,
} from '../../database/__generated__/prisma/enums.ts'
import { isAdmin } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { delivery, offer } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { type Measurements, toMeasurements } from '../measurements/measurements.ts'

/** An order that is being prepared (specification, section 3). Money in paise, at the catalogue's current prices. */
export interface OrderDraft {
  id: string
  userId: string
  /** The name of the account it belongs to. */
  shopperName: string
  version: number
  orderType: OrderType
  customCategory: CustomCategory | null
  cartItems: OrderDraftItem[]
  customer: OrderCustomer
  clothPics: string[]
  color: string | null
  designDetails: string | null
  designPics: string[]
  link: string | null
  customerDetails: string | null
  specialInstructions: string | null
  measurements: Measurements
  orderDate: Date
  deliveryDate: Date | null
  paymentStatus: PaymentStatus
  paymentType: PaymentType
  orderStatus: OrderStatus
  /** Goods only. */
  totalPrice: number
  delivery: number
  totalToPay: number
  updatedAt: Date
}

export interface OrderDraftItem {
  product: Product | null
  productType: CartProductType
  quantity: number
  size: string | null
  measurements: Measurements
  totalPrice: number
}

export interface OrderCustomer {
  name: string | null
  email: string | null
  phone: string | null
  street: string | null
  city: string | null
  state: string | null
  pincode: string | null
  country: string
}

export const withItems = { items: { orderBy: { position: 'asc' } } } satisfies Prisma.OrderDraftInclude
type WithoutSearch = { omit: { phoneDigits: true } }
export type OrderDraftRow = Prisma.OrderDraftGetPayload<{ include: typeof withItems } & WithoutSearch>

/** Includes the account. */
export const withShopper = {
  ...withItems,
  user: { select: { name: true } },
} satisfies Prisma.OrderDraftInclude
export type OrderDraftRowWithShopper = Prisma.OrderDraftGetPayload<
  { include: typeof withShopper } & WithoutSearch
>

/** The viewer's own drafts; for admins all drafts, since they complete orders on the phone. */
export const draftsFor = (viewer: User): { userId?: string } => (isAdmin(viewer) ? {} : { userId: viewer.id })

export async function toOrderDraft(
  ctx: Context,
  { user, ...row }: OrderDraftRowWithShopper,
): Promise<OrderDraft> {
  const cartItems = await Promise.all(row.items.map((item) => toItem(ctx, item)))
  const totalPrice = cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0)
  const parcel = delivery(cartItems.flatMap(({ product }) => product ?? []))
  return {
    ...row,
    shopperName: user.name,
    cartItems,
    customer: toCustomer(row),
    measurements: toMeasurements(row.measurements),
    totalPrice,
    delivery: parcel,
    totalToPay: totalPrice + parcel,
  }
}

type CustomerColumns = Pick<
  OrderDraftRow,
  'customerName' | 'customerEmail' | 'customerPhone' | 'street' | 'city' | 'state' | 'pincode' | 'country'
>

/** From the columns that drafts and orders share. */
export const toCustomer = (row: CustomerColumns): OrderCustomer => ({
  name: row.customerName,
  email: row.customerEmail,
  phone: row.customerPhone,
  street: row.street,
  city: row.city,
  state: row.state,
  pincode: row.pincode,
  country: row.country,
})

async function toItem(ctx: Context, item: OrderDraftRow['items'][number]): Promise<OrderDraftItem> {
  const product = item.productId === null ? null : await ctx.loaders.product.load(item.productId)
  const unitPrice = (product && offer(product, item.productType)?.unitPrice) ?? 0
  return {
    product,
    productType: item.productType,
    quantity: item.quantity,
    size: item.size,
    measurements: toMeasurements(item.measurements),
    totalPrice: unitPrice * item.quantity,
  }
}
