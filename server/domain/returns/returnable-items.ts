import { invalid } from '../errors.ts'
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

/**
 * For pieces that are to come back.
 * @throws Refused (INVALID) for more than can be returned
 */
export function requireReturnable(
  order: Pick<Order, 'items'>,
  returns: readonly OrderReturn[],
  items: readonly ReturnableItem[],
): void {
  const returnable = returnableItems(order, returns)
  items.forEach(({ item, quantity }, index) => {
    const most = returnable.find((each) => each.item === item)?.quantity ?? 0
    if (quantity <= most) return
    throw invalid(`items.${index}.quantity`, (i18n) =>
      most === 0
        ? i18n._('This can’t be returned.')
        : i18n._('Of this at most {most} can be returned.', { most }),
    )
  })
}
