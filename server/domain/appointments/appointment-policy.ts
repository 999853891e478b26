import { isFinal } from '../../../shared/orders/order-statuses.ts'
import { isAllowed } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Order } from '../orders/order.ts'

/** The order's owner, or the staff on the owner's behalf, while the order is under way. */
export const canBookAppointment = (
  viewer: User | null,
  { userId, orderStatus }: Pick<Order, 'userId' | 'orderStatus'>,
): boolean =>
  viewer !== null && (userId === viewer.id || isAllowed(viewer, 'MANAGE_ORDERS')) && !isFinal(orderStatus)
