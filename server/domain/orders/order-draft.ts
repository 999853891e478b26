import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  CustomCategory,
  Fulfilment,
  OrderStatus,
  OrderType,
  PaymentType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Price } from '../catalogue/pricing.ts'
import type { Product } from '../catalogue/product.ts'
import type { StyleOption } from '../style-options/style-option.ts'
import type { Measurements } from '../measurements/measurements.ts'

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
  fulfilment: Fulfilment
  /** A day of the shop's calendar: `2026-11-20`. */
  neededBy: string | null
  giftNote: string | null
  measurements: Measurements
  /** Of a custom garment, also with options that are switched off. */
  style: StyleOption[]
  orderDate: Date
  deliveryDate: Date | null
  paymentType: PaymentType
  orderStatus: OrderStatus
  /** Goods only. */
  totalPrice: number
  delivery: number
  /** False for an address outside of the shop's delivery zones. */
  isDeliverable: boolean
  promotions: Price['promotions']
  /** Its owner's; null when none is applied, and for a custom order. */
  coupon: Price['coupon']
  /** What cash on delivery adds to `totalToPay`. */
  cashFee: number
  /** What rounds `totalToPay`. */
  rounding: number
  totalToPay: number
  updatedAt: Date
}

export interface OrderDraftItem {
  product: Product | null
  productType: CartProductType
  quantity: number
  size: string | null
  measurements: Measurements
  /** Of a tailor line; null: when the draft has pictures of the cloth. */
  isOwnCloth: boolean | null
  /** The same, decided. */
  isOfOwnCloth: boolean
  /** The draft's: of the cloth, as the shopper wrote it. */
  color: string | null
  /** Of a tailor line, also with options that are switched off. */
  style: StyleOption[]
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

/** The viewer's own drafts; for those who manage orders all drafts, since they complete orders on the phone. */
export const draftsFor = (viewer: User): { userId?: string } =>
  isAllowed(viewer, 'MANAGE_ORDERS') ? {} : { userId: viewer.id }

type CustomerColumns = Pick<
  OrderDraftRow,
  'customerName' | 'customerEmail' | 'customerPhone' | 'street' | 'city' | 'state' | 'pincode' | 'country'
>

/** From the columns that drafts and orders share. An order that is picked up has no address, one at the counter perhaps
 * no e-mail. */
export const toCustomer = (row: CustomerColumns): OrderCustomer => ({
  name: row.customerName,
  email: row.customerEmail || null,
  phone: row.customerPhone,
  street: row.street || null,
  city: row.city || null,
  state: row.state || null,
  pincode: row.pincode || null,
  country: row.country,
})
