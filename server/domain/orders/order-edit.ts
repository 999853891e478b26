import type { Database, Transaction } from '../../platform/database/client.ts'
import { toMeasurements } from '../measurements/measurements.ts'
import { needsMeasurements } from './lacking-measurements.ts'
import type { EditChange } from './edit-changes.ts'
import type { Order } from './order.ts'
import { toOrderedAddOns } from '../price-list/ordered-add-on.ts'
import { toOrderedStyle } from '../style-options/ordered-style.ts'

/** A change of what was ordered. */
export interface OrderEdit {
  /** The order's version afterwards. */
  version: number
  at: Date
  /** Who of the shop it was, at that time. */
  name: string
  /** Why the price changed. */
  reason: string | null
  changes: EditChange[]
  before: OrderSnapshot
  /** Whether the customer is to agree to what it raised the total to. */
  needsAgreement: boolean
  agreedAt: Date | null
}

/** What an edit can change, as it was before. */
export type OrderSnapshot = Pick<Order, (typeof snapshotFields)[number]>

const snapshotFields = [
  'items',
  'customer',
  'measurements',
  'fulfilment',
  'neededBy',
  'specialInstructions',
  'totalPrice',
  'delivery',
  'cashFee',
  'promotions',
  'agreedDiscount',
  'rounding',
  'totalToPay',
] as const satisfies (keyof Order)[]

export const snapshotOf = (order: Order): OrderSnapshot =>
  Object.fromEntries(snapshotFields.map((field) => [field, order[field]])) as unknown as OrderSnapshot

/** Stored as JSON, where instants are texts. */
const toSnapshot = (stored: OrderSnapshot): OrderSnapshot => ({
  ...stored,
  cashFee: stored.cashFee ?? 0,
  rounding: stored.rounding ?? 0,
  measurements: toMeasurements(stored.measurements),
  items: stored.items.map((item) => ({
    ...item,
    measurements: toMeasurements(item.measurements),
    needsMeasurements: needsMeasurements({ ...item, needsMeasurements: item.needsMeasurements ?? null }),
    // Edits from before these were kept.
    promotionDiscount: item.promotionDiscount ?? null,
    addOns: toOrderedAddOns(item.addOns),
    style: toOrderedStyle(item.style),
    color: item.color ?? null,
    designStyle: toOrderedStyle(item.designStyle),
    isOwnCloth: item.isOwnCloth ?? item.clothMetres !== null,
    supply: item.supply ?? (item.clothMetres === null ? 'GOODS' : 'STITCHING'),
    clothReturnedAt: item.clothReturnedAt && new Date(item.clothReturnedAt),
  })),
})

/** The edits of these orders, oldest first. */
export async function readEditsOf(
  db: Database | Transaction,
  orderIds: readonly string[],
): Promise<(OrderEdit & { orderId: string })[]> {
  const rows = await db.orderEdit.findMany({
    where: { orderId: { in: [...orderIds] } },
    orderBy: { version: 'asc' },
  })
  return rows.map(({ changes, before, ...row }) => ({
    ...row,
    changes: changes as unknown as EditChange[],
    before: toSnapshot(before as unknown as OrderSnapshot),
  }))
}
