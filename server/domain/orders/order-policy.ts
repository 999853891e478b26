import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { isAdmin } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { nextStatuses, type OrderProgress } from './order-status.ts'

type Viewer = Pick<User, 'id' | 'role'> | null
interface Owned {
  userId: string | null
}

/** Alterations may be requested within this time of the delivery. */
const alterationMs = 7 * 24 * 60 * 60 * 1000

/** The order's customer, and admins. */
export const canRead = (viewer: Viewer, { userId }: Owned): boolean =>
  viewer !== null && (userId === viewer.id || isAdmin(viewer))

/** The statuses to which the viewer can move the order. */
export const nextStatusesFor = (viewer: Viewer, order: OrderProgress): OrderStatus[] =>
  isAdmin(viewer) ? nextStatuses(order) : []

/**
 * A shopper may cancel before the shop has confirmed; the shop until stitching begins, and while the order is ready.
 */
export const canCancel = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  canRead(viewer, order) &&
  nextStatuses(order).includes('CANCELLED') &&
  (order.orderStatus === 'PENDING' || isAdmin(viewer))

/** The customer, or the shop on the customer's behalf on the phone. */
export const canAcceptQuote = (viewer: Viewer, order: OrderProgress & Owned): boolean =>
  canRead(viewer, order) && order.orderStatus === 'PENDING' && order.quote?.acceptedAt === null

/** The customer, or the shop on the customer's behalf on the phone. */
export const canAskAlteration = (
  viewer: Viewer,
  order: Owned & { orderStatus: OrderStatus; timeline: { status: OrderStatus; at: Date }[] },
  now: Date,
): boolean => {
  const delivered = order.timeline.find(({ status }) => status === 'DELIVERED')
  return (
    canRead(viewer, order) &&
    delivered !== undefined &&
    now.getTime() - delivered.at.getTime() <= alterationMs
  )
}
