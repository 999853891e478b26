import { msg } from '@lingui/core/macro'
import type { OrderStatus, OrderType } from '../../../__generated__/graphql.ts'
import { isReadyMade, type OrderedItem } from './order-progress.ts'

export const statusNames = {
  PENDING: msg`Placed`,
  CONFIRMED: msg`Confirmed`,
  MEASURED: msg`Measured, or cloth received`,
  STITCHING: msg`Stitching`,
  TRIAL: msg`Trial`,
  READY: msg`Ready`,
  DISPATCHED: msg`Dispatched`,
  DELIVERED: msg`Delivered`,
  CANCELLED: msg`Cancelled`,
}

/** The colour palette of each status's badge. */
export const statusPalettes: Record<OrderStatus, string> = {
  PENDING: 'orange',
  CONFIRMED: 'peacock',
  MEASURED: 'peacock',
  STITCHING: 'peacock',
  TRIAL: 'rani',
  READY: 'peacock',
  DISPATCHED: 'peacock',
  DELIVERED: 'green',
  CANCELLED: 'gray',
}

const whatNow = {
  CONFIRMED: msg`Your order is confirmed. Our tailors begin soon.`,
  MEASURED: msg`We have your measurements or your cloth. Stitching comes next.`,
  STITCHING: msg`Our tailors are at work on it.`,
  TRIAL: msg`It is there for you to try on: come by, or tell us a time that suits you.`,
  READY: msg`It is finished: we send it to you, or you collect it at the shop.`,
  DISPATCHED: msg`It is on its way. You pay when it is handed to you.`,
  DELIVERED: msg`It has been delivered. We hope that you wear it with joy.`,
  CANCELLED: msg`This order is cancelled. There is nothing to pay.`,
}

interface Described {
  orderStatus: OrderStatus
  orderType: OrderType
  items: OrderedItem[]
  /** The state of a custom order's quote; left out where it is unknown. */
  quote?: { acceptedAt?: unknown } | null
  /** What is still missing of the advance, in paise; left out where it is unknown. */
  advanceDue?: number
}

/** One or two sentences on the status and the next step. */
export function whereItStands(order: Described) {
  const { orderStatus, orderType, quote, advanceDue = 0 } = order
  if (orderStatus === 'PENDING') {
    if (orderType !== 'CUSTOM' && advanceDue > 0)
      return msg`We call you to confirm it. We begin when the first payment is there.`
    if (orderType !== 'CUSTOM') return msg`We call you to confirm it. You pay when it is handed to you.`
    if (!quote) return msg`We call you with the price. Nothing is made before you agree to it.`
    return quote.acceptedAt
      ? msg`You have agreed to the price. We call you to confirm your order.`
      : msg`We have named a price. Nothing is made before you agree to it.`
  }
  if (orderStatus === 'CONFIRMED' && isReadyMade(order))
    return msg`Your order is confirmed. We are packing it.`
  return whatNow[orderStatus]
}
