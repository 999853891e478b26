import { stepsAfter } from '../../../../shared/orders/order-statuses.ts'
import type { CartProductType, Fulfilment, OrderStatus, OrderType } from '../../../__generated__/graphql.ts'

export interface OrderedItem {
  productType: CartProductType
}

interface Progress {
  orderStatus: OrderStatus
  orderType: OrderType
  fulfilment: Fulfilment
  items: OrderedItem[]
}

export const isReadyMade = ({ orderType, items }: Pick<Progress, 'orderType' | 'items'>) =>
  orderType !== 'CUSTOM' && items.every(({ productType }) => productType === 'READYMADE')

/** The statuses still to come; none once the order is delivered or cancelled. */
export const stagesAhead = (order: Progress): OrderStatus[] =>
  stepsAfter(order.orderStatus, { isStitched: !isReadyMade(order), fulfilment: order.fulfilment })

const alterationDays = 7

/** The end of the alteration period; null before the delivery. */
export function alterationsUntil(timeline: { status: OrderStatus; at: string }[]) {
  const delivered = timeline.find(({ status }) => status === 'DELIVERED')
  return delivered ? new Date(Date.parse(delivered.at) + alterationDays * 24 * 60 * 60 * 1000) : null
}
