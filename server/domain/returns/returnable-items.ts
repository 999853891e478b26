import { deliveredAt, type Order } from '../orders/order.ts'
import type { OrderReturn } from './order-return.ts'

/** Pieces of an order's line that can be returned. */
export interface ReturnableItem {
  /** The index of the order's line. */
  item: number
  quantity: number
}

const dayMs = 24 * 60 * 60 * 1000

/** Whether pieces of the order can be returned now. */
export function isWithinReturnDays(order: Order, returnDays: number, now: Date): boolean {
  const delivered = deliveredAt(order)
  return delivered !== null && now.getTime() - delivered.getTime() <= returnDays * dayMs
}

/** The ready-made pieces that are not returned yet. Those of a rejected return count as not returned. */
export const returnableItems = (
  { items }: Pick<Order, 'items'>,
  returns: readonly OrderReturn[],
): ReturnableItem[] =>
  items.flatMap(({ productType, quantity }, item) => {
    const returned = returns
      .filter(({ status }) => status !== 'REJECTED')
      .flatMap((each) => each.items)
      .filter(({ orderPosition }) => orderPosition === item)
      .reduce((sum, each) => sum + each.quantity, 0)
    const left = quantity - returned
    return productType === 'READYMADE' && left > 0 ? [{ item, quantity: left }] : []
  })
