import { adminPaths } from '../../../shared/admin-paths.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { formatRupees } from '../format-rupees.ts'
import type { Order } from '../orders/order.ts'
import type { LowStockProduct } from '../orders/take-stock.ts'
import { lowStockTexts, newOrderTexts } from './notification-texts.ts'
import { notifyStaff } from './notify-staff.ts'

/** Notifies the staff of a new order, but not whoever placed it, and all of them of designs that run out by it. */
export async function notifyOfOrder(
  ctx: Context,
  tx: Transaction,
  { id, orderNumber, totalToPay }: Order,
  lowStock: LowStockProduct[],
): Promise<void> {
  await notifyStaff(ctx, tx, {
    event: 'NEW_ORDER',
    key: id,
    texts: newOrderTexts(orderNumber, totalToPay === null ? null : formatRupees(totalToPay)),
    address: adminPaths.order(id),
    orderId: id,
    exceptUserId: ctx.viewer?.id ?? null,
  })
  await notifyOfLowStock(ctx, tx, lowStock, id)
}

/**
 * Notifies the staff of designs of which few pieces are left.
 * @param change what took the pieces, of which they are notified once: such as the order's id
 */
export async function notifyOfLowStock(
  ctx: Context,
  tx: Transaction,
  lowStock: LowStockProduct[],
  change: string,
): Promise<void> {
  for (const { productId, productName, left } of lowStock)
    await notifyStaff(ctx, tx, {
      event: 'LOW_STOCK',
      key: `${productId}:${change}`,
      texts: lowStockTexts(productName, left),
      address: adminPaths.changeProduct(productId),
    })
}
