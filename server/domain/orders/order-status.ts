import {
  isFinal,
  nextOf,
  statuses,
  stepsAfter,
  type OrderStatus as TableStatus,
} from '../../../shared/orders/order-statuses.ts'
import type { Same } from '../../../shared/same-type.ts'
import { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type {
  CartProductType,
  Fulfilment,
  OrderStatus,
  OrderType,
} from '../../platform/database/__generated__/prisma/enums.ts'

// The table has the database's statuses.
true satisfies Same<TableStatus, OrderStatus>

/** The statuses of orders whose garments are still to be stitched. */
export const statusesBeforeReady: OrderStatus[] = statuses.slice(0, statuses.indexOf('READY'))

/** The same for a statement on `orders`. The column first: an index holds the orders under way. */
export const isBeforeReady = Prisma.sql`"isUnderWay" AND "orderStatus" IN (${Prisma.raw(
  statusesBeforeReady.map((status) => `'${status}'`).join(', '),
)})`

/** What the shop's rules depend on. */
export interface OrderProgress {
  orderStatus: OrderStatus
  orderType: OrderType
  fulfilment: Fulfilment
  items: { productType: CartProductType }[]
  quote: { acceptedAt: Date | null } | null
}

/** The statuses to which the shop can move this order now. */
export function nextStatuses(order: OrderProgress): OrderStatus[] {
  const { orderStatus, orderType, items, quote, fulfilment } = order
  const isReadyMade = orderType !== 'CUSTOM' && items.every(({ productType }) => productType === 'READYMADE')
  const isPriced = orderType !== 'CUSTOM' || (quote?.acceptedAt ?? null) !== null
  return nextOf(orderStatus).filter((next) => {
    if (orderStatus === 'PENDING' && next === 'CONFIRMED') return isPriced
    // Orders of ready-made garments skip the stitching; others may not.
    if (orderStatus === 'CONFIRMED' && next !== 'CANCELLED') return isReadyMade === (next === 'READY')
    if (orderStatus === 'READY' && next === 'STITCHING') return !isReadyMade
    // What is picked up at the shop is handed over there.
    if (next === 'DISPATCHED') return fulfilment !== 'PICKUP'
    return true
  })
}

/** The statuses that a mistaken one can be replaced by: those on the order's way. Cancelling and its undoing are no corrections. */
export function correctableStatuses(order: OrderProgress): OrderStatus[] {
  const { orderStatus, orderType, items, quote, fulfilment } = order
  if (orderStatus === 'CANCELLED') return []
  if (orderType === 'CUSTOM' && !quote?.acceptedAt) return []
  const isStitched = orderType === 'CUSTOM' || items.some(({ productType }) => productType === 'TAILOR')
  const way = ['PENDING' as const, ...stepsAfter('PENDING', { isStitched, fulfilment })]
  return way.filter((status) => status !== orderStatus)
}

/** Whether the status is final. */
export const isClosed = ({ orderStatus }: Pick<OrderProgress, 'orderStatus'>) => isFinal(orderStatus)
