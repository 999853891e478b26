import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { nextStatuses, type OrderProgress } from './order-status.ts'

type Viewer = Pick<User, 'id' | 'role' | 'permissions'> | null
interface Owned {
  userId: string | null
}

/** Alterations may be requested within this time of the delivery. */
const alterationMs = 7 * 24 * 60 * 60 * 1000

/** Whose work is on orders. Each may read all of them. */
const workOnOrders = [
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
const mayAct = (viewer: Viewer, { userId }: Owned): boolean =>
  viewer !== null && (userId === viewer.id || managesOrders(viewer))

/** The statuses to which the viewer can move the order. */
export const nextStatusesFor = (viewer: Viewer, order: OrderProgress): OrderStatus[] =>
  managesOrders(viewer) ? nextStatuses(order) : []

/**
 * A shopper may cancel before the shop has confirmed; the shop until stitching begins, and while the order is ready.
 */
export const canCancel = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  mayAct(viewer, order) &&
  nextStatuses(order).includes('CANCELLED') &&
  (order.orderStatus === 'PENDING' || managesOrders(viewer))

/** The customer, or the shop on the customer's behalf on the phone. */
export const canAcceptQuote = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  mayAct(viewer, order) && order.orderStatus === 'PENDING' && order.quote?.acceptedAt === null

/** The customer, or the shop on the customer's behalf on the phone. */
export const canAskAlteration = (
  viewer: Viewer,
  order: Owned & { orderStatus: OrderStatus; timeline: { status: OrderStatus; at: Date }[] },
  now: Date,
): boolean => {
  const delivered = order.timeline.find(({ status }) => status === 'DELIVERED')
  return (
    mayAct(viewer, order) && delivered !== undefined && now.getTime() - delivered.at.getTime() <= alterationMs
  )
}
