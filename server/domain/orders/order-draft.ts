import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  CustomCategory,
  OrderStatus,
  OrderType,
  PaymentStatus,
  PaymentType,
} from '../../database/__generated__/prisma/enums.ts'
import { offer } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import type { Context } from '../context.ts'
import { type Measurements, toMeasurements } from './measurements.ts'

/** An order being described (specification, section 3). Money in paise, priced as the catalogue is now. */
export interface OrderDraft {
  id: string
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
  totalPrice: number
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

export const withItems = { items: { orderBy: { position: 'asc' } } } as const
type Row = Prisma.OrderDraftGetPayload<{ include: typeof withItems }>

export async function toOrderDraft(ctx: Context, row: Row): Promise<OrderDraft> {
  const cartItems = await Promise.all(row.items.map((item) => toItem(ctx, item)))
  const { name, email, phone } = {
    name: row.customerName,
    email: row.customerEmail,
    phone: row.customerPhone,
  }
  const { street, city, state, pincode, country } = row
  return {
    ...row,
    cartItems,
    customer: { name, email, phone, street, city, state, pincode, country },
    measurements: toMeasurements(row.measurements),
    totalPrice: cartItems.reduce((sum, { totalPrice }) => sum + totalPrice, 0),
  }
}

async function toItem(ctx: Context, item: Row['items'][number]): Promise<OrderDraftItem> {
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
