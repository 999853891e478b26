import type { TranslatedName } from '../../../shared/catalogue/product-translations.ts'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  Category,
  CustomCategory,
  Fulfilment,
  Language,
  LineSupply,
  OrderActor,
  OrderEventKind,
  OrderStatus,
  OrderType,
  PaymentType,
} from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { type Alteration, toAlteration } from '../alterations/alteration.ts'
import { withTranslations } from '../name-translations.ts'
import type { AppliedPromotion } from '../promotions/apply-promotions.ts'
import { roundingOf } from '../../../shared/catalogue/offers.ts'
import type { ProductImage, ProductSize } from '../catalogue/product.ts'
import { type Measurements, toMeasurements } from '../measurements/measurements.ts'
import { type OrderedAddOn, toOrderedAddOns } from '../price-list/ordered-add-on.ts'
import { dayIn } from '../shop/shop-time.ts'
import { type OrderedStyle, toOrderedStyle } from '../style-options/ordered-style.ts'
import { needsMeasurements } from './lacking-measurements.ts'
import { type OrderCustomer, toCustomer } from './order-draft.ts'

/** An order as it was placed. Money in paise; null while a custom order has no price. */
export interface Order {
  id: string
  orderNumber: string
  orderType: OrderType
  customCategory: CustomCategory | null
  items: OrderItem[]
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
  /** The day that the shopper was promised when placing it; null where there was no promise. */
  promisedDate: string | null
  giftNote: string | null
  measurements: Measurements
  /** Of a custom garment. */
  style: OrderedStyle[]
  /** Goods only. */
  totalPrice: number | null
  saving: number | null
  /** Without the cash fee. */
  delivery: number | null
  /** What cash on delivery added when it was placed. */
  cashFee: number
  /** What promotions took off goods and delivery. */
  promotions: OrderPromotion[]
  /** What the shop took off after placing; 0 for nothing. */
  agreedDiscount: number
  /** Whether its total is rounded to the rupee, after every change. */
  roundsTotal: boolean
  /** What rounds it. */
  rounding: number
  totalToPay: number | null
  /** What credit notes took off it after the invoice. */
  credited: number
  /** What the shop asks for in advance; 0 for nothing. */
  advance: number
  orderDate: Date
  deliveryDate: Date | null
  paymentType: PaymentType
  orderStatus: OrderStatus
  /** Incremented at each change after placing. */
  version: number
  /** Oldest first. */
  timeline: OrderEvent[]
  /** Custom orders only; null until the shop has named a price. */
  quote: OrderQuote | null
  /** Oldest first. */
  alterations: Alteration[]
  /** The customer's account; null once it is deleted. */
  userId: string | null
  /** The name of whoever of the shop placed it for the shopper; null when the shopper did. */
  placedBy: string | null
  /** In which messages about it are written. */
  language: Language
  /** Who carries the parcel. */
  courier: string | null
  trackingNumber: string | null
}

/** A copy of what a promotion took off; `promotionId` is null after it was deleted. */
export type OrderPromotion = Omit<AppliedPromotion, 'promotionId' | 'version' | 'kind'> & {
  promotionId: string | null
  /** Null for an order that was placed before orders kept it. */
  kind: AppliedPromotion['kind'] | null
}

/** A status that an order reached. */
export interface OrderEvent {
  /** The order's version since then. */
  version: number
  kind: OrderEventKind
  status: OrderStatus
  at: Date
  by: OrderActor
  /** Who made the change; for admins only, and null where nobody may see it. */
  name: string | null
  note: string | null
}

/** The price that the shop quotes for a custom order, in paise. */
export interface OrderQuote {
  /** Goods only. */
  totalPrice: number
  delivery: number
  /** What rounds `totalToPay`. */
  rounding: number
  totalToPay: number
  note: string | null
  quotedAt: Date
  acceptedAt: Date | null
  acceptedBy: OrderActor | null
}

export interface OrderItem {
  /** Null once the product was deleted. */
  productId: string | null
  productName: string
  translatedNames: TranslatedName[]
  category: Category
  image: ProductImage | null
  productType: CartProductType
  quantity: number
  size: ProductSize | null
  measurements: Measurements
  /** Whether it is sewn to measurements. */
  needsMeasurements: boolean
  listPrice: number
  /** Whole percent. */
  discount: number
  unitPrice: number
  totalPrice: number
  /** What the order's promotions took off the line; null for an order that was placed before orders kept it. */
  promotionDiscount: number | null
  /** Of a garment of the price list, included in its price. */
  addOns: OrderedAddOn[]
  /** What was chosen of a garment that is sewn, included in its price. */
  style: OrderedStyle[]
  /** What the design had when it was ordered. */
  designStyle: OrderedStyle[]
  isOwnCloth: boolean
  /** The order's: of the cloth, as the customer wrote it. */
  color: string | null
  /** Of the customer's own cloth; null where it wasn't measured, and for the shop's. */
  clothMetres: number | null
  /** What it is by tax. */
  supply: LineSupply
  /** When what was left of it was given back, and by whom of the shop. */
  clothReturnedAt: Date | null
  clothReturnedBy: string | null
  note: string | null
}

export const orderRelations = {
  items: { orderBy: { position: 'asc' } },
  promotions: { orderBy: { position: 'asc' } },
  timeline: { orderBy: { version: 'asc' } },
  alterations: { orderBy: [{ requestedAt: 'asc' }, { id: 'asc' }] },
} satisfies Prisma.OrderInclude
export type OrderRow = Prisma.OrderGetPayload<{
  include: typeof orderRelations
  omit: { garments: true; isUnderWay: true }
}>

/** When the order was delivered; null while it isn't. */
export const deliveredAt = ({
  orderStatus,
  timeline,
}: Pick<Order, 'orderStatus' | 'timeline'>): Date | null =>
  orderStatus === 'DELIVERED' ? (timeline.findLast(({ status }) => status === 'DELIVERED')?.at ?? null) : null

/** An order inside a transaction, whose single connection reads the relations one after the other. */
export async function readOrder(tx: Transaction, id: string): Promise<Order | null> {
  const { items, promotions, timeline, alterations } = orderRelations
  const row = await tx.order.findUnique({ where: { id }, include: { items } })
  if (!row) return null
  return toOrder({
    ...row,
    promotions: await tx.orderPromotion.findMany({ where: { orderId: id }, ...promotions }),
    timeline: await tx.orderEvent.findMany({ where: { orderId: id }, ...timeline }),
    alterations: await tx.alteration.findMany({ where: { orderId: id }, ...alterations }),
  })
}

/** The orders of these ids. */
export async function readOrdersOf(db: Database, ids: readonly string[]): Promise<Map<string, Order>> {
  const rows = await db.order.findMany({ where: { id: { in: [...ids] } }, include: orderRelations })
  return new Map(rows.map((row) => [row.id, toOrder(row)]))
}

export function toOrder(row: OrderRow): Order {
  const items = row.items.map((item) => toItem(item, row))
  const [totalPrice, charges] = [paise(row.totalPrice), paise(row.delivery)]
  const cashFee = Math.min(Number(row.cashFee), charges ?? 0)
  const promotions = row.promotions.map(({ amount, ...promotion }) => ({
    ...withTranslations(promotion),
    amount: Number(amount),
  }))
  return {
    ...row,
    items,
    customer: toCustomer(row),
    neededBy: dayIn(row.neededBy),
    promisedDate: dayIn(row.promisedDate),
    measurements: toMeasurements(row.measurements),
    style: toOrderedStyle(row.style),
    totalPrice,
    saving: totalPrice === null ? null : savingOf(items),
    // The column contains the fee.
    delivery: charges === null ? null : charges - cashFee,
    cashFee,
    promotions,
    // The column of the promotions contains it.
    rounding: row.roundsTotal ? sumOfPromotions(promotions) - Number(row.promotionTotal) : 0,
    agreedDiscount: Number(row.agreedDiscount),
    totalToPay: paise(row.totalToPay),
    credited: Number(row.credited),
    advance: Number(row.advance),
    quote: quoteOf(row),
    alterations: row.alterations.map(toAlteration),
  }
}

/** What promotions take off goods and delivery, in paise. */
export const sumOfPromotions = (promotions: readonly Pick<OrderPromotion, 'amount'>[]): number =>
  promotions.reduce((sum, { amount }) => sum + amount, 0)

function quoteOf(row: OrderRow): OrderQuote | null {
  const [totalPrice, delivery] = [paise(row.quotedTotal), paise(row.quotedDelivery)]
  if (totalPrice === null || delivery === null || row.quotedAt === null) return null
  const rounding = row.roundsTotal ? roundingOf(totalPrice + delivery) : 0
  return {
    totalPrice,
    delivery,
    rounding,
    totalToPay: totalPrice + delivery + rounding,
    note: row.quoteNote,
    quotedAt: row.quotedAt,
    acceptedAt: row.quoteAcceptedAt,
    acceptedBy: row.quoteAcceptedBy,
  }
}

const paise = (amount: bigint | null) => (amount === null ? null : Number(amount))

const savingOf = (items: OrderItem[]) =>
  items.reduce((sum, { listPrice, unitPrice, quantity }) => sum + (listPrice - unitPrice) * quantity, 0)

/** What a row is by tax; a line of the previous version by its cloth. */
export const supplyOfRow = ({
  supply,
  clothCm,
  productType,
}: Pick<OrderRow['items'][number], 'supply' | 'clothCm' | 'productType'>): LineSupply =>
  supply ?? (clothCm !== null && productType === 'TAILOR' ? 'STITCHING' : 'GOODS')

/** The JSON columns hold copies of a product's own. */
function toItem(row: OrderRow['items'][number], { color }: Pick<OrderRow, 'color'>): OrderItem {
  const unitPrice = Number(row.unitPrice)
  return {
    ...row,
    color,
    translatedNames: row.translatedNames as unknown as TranslatedName[],
    image: row.image as ProductImage | null,
    size: row.size as ProductSize | null,
    measurements: toMeasurements(row.measurements),
    needsMeasurements: needsMeasurements(row),
    listPrice: Number(row.listPrice),
    unitPrice,
    totalPrice: unitPrice * row.quantity,
    promotionDiscount: paise(row.promotionDiscount),
    addOns: toOrderedAddOns(row.addOns),
    style: toOrderedStyle(row.style),
    designStyle: toOrderedStyle(row.designStyle),
    clothMetres: row.clothCm === null ? null : row.clothCm / 100,
    isOwnCloth: row.isOwnCloth || row.clothCm !== null,
    supply: supplyOfRow(row),
  }
}
