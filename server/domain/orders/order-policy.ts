import { isFinal } from '../../../shared/orders/order-statuses.ts'
import type { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { isAllowed, isShopOwner, requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { correctableStatuses, nextStatuses, type OrderProgress } from './order-status.ts'
import { deliveredAt, type Order, type OrderEvent } from './order.ts'

type Viewer = Pick<User, 'id' | 'role' | 'permissions'> | null
interface Owned {
  userId: string | null
}

/** Alterations may be requested within this time of the delivery. */
const alterationMs = 7 * 24 * 60 * 60 * 1000

/** Whose work is on orders. Each may read all of them. */
export const workOnOrders = [
  'MANAGE_ORDERS',
  'RECORD_PAYMENTS',
  'REVERSE_PAYMENTS',
  'ISSUE_INVOICES',
  'GIVE_DISCOUNTS',
] as const

export const canReadAllOrders = (viewer: Viewer): boolean =>
  workOnOrders.some((permission) => isAllowed(viewer, permission))

/** @throws Unauthenticated, Forbidden */
export function requireReadingAllOrders(viewer: User | null): asserts viewer is User {
  if (!canReadAllOrders(viewer)) requirePermission(viewer, 'MANAGE_ORDERS')
}

/** The order's customer, and those who work on orders. */
export const canRead = (viewer: Viewer, { userId }: Owned): boolean =>
  viewer !== null && (userId === viewer.id || canReadAllOrders(viewer))

const managesOrders = (viewer: Viewer): boolean => isAllowed(viewer, 'MANAGE_ORDERS')

/** The order's customer, and the shop for the customer. */
export const mayAct = (viewer: Viewer, { userId }: Owned): boolean =>
  viewer !== null && (userId === viewer.id || managesOrders(viewer))

/** The statuses to which the viewer can move the order. */
export const nextStatusesFor = (viewer: Viewer, order: OrderProgress): OrderStatus[] =>
  managesOrders(viewer) ? nextStatuses(order) : []

/** The statuses that the viewer can set right. */
export const correctableStatusesFor = (viewer: Viewer, order: OrderProgress): OrderStatus[] =>
  isShopOwner(viewer) ? correctableStatuses(order) : []

/** A move can be undone for this time. */
const undoMs = 60_000

/**
 * Until when the viewer can undo the order's last move; null when it can't be. An accepted quote stays accepted, and a
 * cancellation has given back stock and promotions that others may have taken.
 */
export function undoableUntil(viewer: Viewer, order: Order, now: Date): Date | null {
  const { timeline, version, orderStatus, orderType } = order
  const last = timeline.at(-1)
  if (!managesOrders(viewer) || !last || timeline.length < 2) return null
  if (last.kind !== 'MOVE' || last.by !== 'SHOP' || last.version !== version) return null
  if (orderStatus === 'CANCELLED' || (orderType === 'CUSTOM' && orderStatus === 'CONFIRMED')) return null
  const until = new Date(last.at.getTime() + undoMs)
  return until < now ? null : until
}

/** The timeline as the viewer sees it: to all but those who work on orders, a move that was undone has not happened. */
export const timelineFor = (viewer: Viewer, { timeline }: Pick<Order, 'timeline'>): OrderEvent[] =>
  canReadAllOrders(viewer)
    ? timeline
    : timeline.filter(({ kind }, index) => kind !== 'UNDO' && timeline[index + 1]?.kind !== 'UNDO')

/**
 * A shopper may cancel before the shop has confirmed; the shop until stitching begins, and while the order is ready.
 */
export const canCancel = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  mayAct(viewer, order) &&
  nextStatuses(order).includes('CANCELLED') &&
  (order.orderStatus === 'PENDING' || managesOrders(viewer))

/** Its customer, once nothing more happens to it, where something of it is in the catalogue or custom. */
export const canOrderAgain = (
  viewer: Viewer,
  { userId, orderStatus, orderType, items }: Owned & Pick<Order, 'orderStatus' | 'orderType' | 'items'>,
): boolean =>
  userId !== null &&
  userId === viewer?.id &&
  isFinal(orderStatus) &&
  (orderType === 'CUSTOM' || items.some(({ productId }) => productId !== null))

/** The shop, while the goods are in it. An invoice closes the order as well. */
export const canEdit = (viewer: Viewer, { orderStatus }: OrderProgress): boolean =>
  managesOrders(viewer) && !closed.includes(orderStatus)

const closed: OrderStatus[] = ['DISPATCHED', 'DELIVERED', 'CANCELLED']
export const isOpen = ({ orderStatus }: OrderProgress): boolean => !closed.includes(orderStatus)

/** The customer, or the shop, until stitching begins; the use case looks at the garments, too. */
export const canGiveMeasurements = (
  viewer: Viewer,
  order: Pick<OrderProgress, 'orderStatus'> & Owned,
): boolean => mayAct(viewer, order) && beforeStitching.includes(order.orderStatus)

const beforeStitching: OrderStatus[] = ['PENDING', 'CONFIRMED', 'MEASURED']

/** The customer, or the shop on the customer's behalf on the phone. */
export const canAcceptQuote = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  mayAct(viewer, order) && order.orderStatus === 'PENDING' && order.quote?.acceptedAt === null

/** The customer, or the shop on the customer's behalf on the phone. */
export const canRequestAlteration = (
  viewer: Viewer,
  order: Owned & Pick<Order, 'orderStatus' | 'timeline'>,
  now: Date,
): boolean => {
  const delivered = deliveredAt(order)
  return mayAct(viewer, order) && delivered !== null && now.getTime() - delivered.getTime() <= alterationMs
}
