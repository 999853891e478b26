import type { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'

/** What an order is, in sentences about it. */
export const statusLabels: Record<OrderStatus, string> = {
  PENDING: /*i18n*/ 'placed',
  CONFIRMED: /*i18n*/ 'confirmed',
  MEASURED: /*i18n*/ 'measured',
  STITCHING: /*i18n*/ 'being stitched',
  TRIAL: /*i18n*/ 'at its trial',
  READY: /*i18n*/ 'ready',
  DISPATCHED: /*i18n*/ 'dispatched',
  DELIVERED: /*i18n*/ 'delivered',
  CANCELLED: /*i18n*/ 'cancelled',
}
