import type { CartProductType, OrderStatus, OrderType } from '../../../__generated__/graphql.ts'

export interface OrderedItem {
  productType: CartProductType
}

interface Progress {
  orderStatus: OrderStatus
  orderType: OrderType
  items: OrderedItem[]
}

/** The statuses of a tailored order, from pending to delivered. */
const stages: OrderStatus[] = [
  'PENDING',
  'CONFIRMED',
  'MEASURED',
  'STITCHING',
  'TRIAL',
  'READY',
  'DISPATCHED',
  'DELIVERED',
]

/** Ready-made orders skip these. */
const workshop: OrderStatus[] = ['MEASURED', 'STITCHING', 'TRIAL']

export const isReadyMade = ({ orderType, items }: Pick<Progress, 'orderType' | 'items'>) =>
  orderType !== 'CUSTOM' && items.every(({ productType }) => productType === 'READYMADE')

/** The statuses still to come; none once the order is delivered or cancelled. */
export function stagesAhead(order: Progress): OrderStatus[] {
  if (order.orderStatus === 'CANCELLED') return []
  const ahead = stages.slice(stages.indexOf(order.orderStatus) + 1)
  return isReadyMade(order) ? ahead.filter((stage) => !workshop.includes(stage)) : ahead
}

const alterationDays = 7

/** The end of the alteration period; null before the delivery. */
export function alterationsUntil(timeline: { status: OrderStatus; at: string }[]) {
  const delivered = timeline.find(({ status }) => status === 'DELIVERED')
  return delivered ? new Date(Date.parse(delivered.at) + alterationDays * 24 * 60 * 60 * 1000) : null
}
