import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { OrderStatus, OrderType } from '../../../__generated__/graphql.ts'
import { isReadyMade, type OrderedItem } from './order-progress.ts'

/** A status on the shopper's pages. */
interface StatusLabels {
  name: MessageDescriptor
  /** The colour palette of its badge. */
  palette: string
  /** What it means for the shopper; null where it depends on the order. */
  meaning: MessageDescriptor | null
}

export const statusLabels = {
  PENDING: { name: msg`Placed`, palette: 'orange', meaning: null },
  CONFIRMED: {
    name: msg`Confirmed`,
    palette: 'peacock',
    meaning: msg`Your order is confirmed. Our tailors begin soon.`,
  },
  MEASURED: {
    name: msg`Measured, or cloth received`,
    palette: 'peacock',
    meaning: msg`We have your measurements or your cloth. Stitching comes next.`,
  },
  STITCHING: {
    name: msg`Stitching`,
    palette: 'peacock',
    meaning: msg`Our tailors are at work on it.`,
  },
  TRIAL: {
    name: msg`Trial`,
    palette: 'rani',
    meaning: msg`It is there for you to try on: come by, or tell us a time that suits you.`,
  },
  READY: {
    name: msg`Ready`,
    palette: 'peacock',
    meaning: msg`It is finished: we send it to you, or you collect it at the shop.`,
  },
  DISPATCHED: {
    name: msg`Dispatched`,
    palette: 'peacock',
    meaning: msg`It is on its way.`,
  },
  DELIVERED: {
    name: msg`Delivered`,
    palette: 'green',
    meaning: msg`It has been delivered. We hope that you wear it with joy.`,
  },
  CANCELLED: {
    name: msg`Cancelled`,
    palette: 'gray',
    meaning: msg`This order is cancelled. There is nothing to pay.`,
  },
} satisfies Record<OrderStatus, StatusLabels>

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
export function statusSentence(order: Described) {
  const { orderStatus, orderType, quote, advanceDue = 0 } = order
  if (orderStatus === 'PENDING') {
    if (orderType !== 'CUSTOM' && advanceDue > 0)
      return msg`We call you to confirm it. We begin when the first payment is there.`
    if (orderType !== 'CUSTOM') return msg`We call you to confirm it.`
    if (!quote) return msg`We call you with the price. Nothing is made before you agree to it.`
    return quote.acceptedAt
      ? msg`You have agreed to the price. We call you to confirm your order.`
      : msg`We have named a price. Nothing is made before you agree to it.`
  }
  if (orderStatus === 'CONFIRMED' && isReadyMade(order))
    return msg`Your order is confirmed. We are packing it.`
  return statusLabels[orderStatus].meaning
}
