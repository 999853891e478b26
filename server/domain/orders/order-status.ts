import type { CartProductType, OrderStatus, OrderType } from '../../database/__generated__/prisma/enums.ts'

/** What the shop's rules look at. */
export interface OrderProgress {
  orderStatus: OrderStatus
  orderType: OrderType
  items: { productType: CartProductType }[]
  quote: { acceptedAt: Date | null } | null
}

/** Where an order can go from each status: on first, then back, then out. */
const moves: Record<OrderStatus, OrderStatus[]> = {
  PENDING: ['CONFIRMED', 'CANCELLED'],
  CONFIRMED: ['MEASURED', 'STITCHING', 'READY', 'CANCELLED'],
  MEASURED: ['STITCHING', 'CANCELLED'],
  STITCHING: ['TRIAL', 'READY'],
  TRIAL: ['STITCHING', 'READY'],
  READY: ['DISPATCHED', 'DELIVERED', 'STITCHING', 'CANCELLED'],
  DISPATCHED: ['DELIVERED', 'READY'],
  DELIVERED: [],
  CANCELLED: [],
}

/** Where the shop can take this order now. */
export function nextStatuses(order: OrderProgress): OrderStatus[] {
  const { orderStatus, orderType, items, quote } = order
  const isReadyMade = orderType !== 'CUSTOM' && items.every(({ productType }) => productType === 'READYMADE')
  const isPriced = orderType !== 'CUSTOM' || (quote?.acceptedAt ?? null) !== null
  return moves[orderStatus].filter((next) => {
    if (orderStatus === 'PENDING' && next === 'CONFIRMED') return isPriced
    // Between the two, finished garments have nothing to wait for and others can't leave anything out.
    if (orderStatus === 'CONFIRMED' && next !== 'CANCELLED') return isReadyMade === (next === 'READY')
    if (orderStatus === 'READY' && next === 'STITCHING') return !isReadyMade
    return true
  })
}

/** Whether nothing can happen to the order any more. */
export const isClosed = ({ orderStatus }: Pick<OrderProgress, 'orderStatus'>) =>
  moves[orderStatus].length === 0
