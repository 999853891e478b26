import { isShopOwner, requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Order, toOrder, withParts } from '../orders/order.ts'
import { type OrderDraft, toOrderDraft, withShopper } from '../orders/order-draft.ts'
import type { OrderTotals } from './order-totals.ts'

/** How much somebody has ordered; `spent` in paise, null for staff. */
export async function readOrderTotals(
  ctx: Context,
  userId: string,
): Promise<Omit<OrderTotals, 'spent'> & { spent: number | null }> {
  requireAdmin(ctx.viewer)
  const totals = await ctx.loaders.orderTotals.load(userId)
  return { ...totals, spent: isShopOwner(ctx.viewer) ? totals.spent : null }
}

/** The newest 50 of somebody's orders. */
export async function listCustomersOrders(ctx: Context, userId: string): Promise<Order[]> {
  requireAdmin(ctx.viewer)
  const rows = await ctx.db.order.findMany({
    where: { userId },
    orderBy: [{ orderDate: 'desc' }, { id: 'desc' }],
    take: 50,
    include: withParts,
  })
  return rows.map(toOrder)
}

/** Somebody's drafts, last touched first: at most 50. */
export async function listCustomersDrafts(ctx: Context, userId: string): Promise<OrderDraft[]> {
  requireAdmin(ctx.viewer)
  const rows = await ctx.db.orderDraft.findMany({
    where: { userId },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: 50,
    include: withShopper,
  })
  return Promise.all(rows.map((row) => toOrderDraft(ctx, row)))
}
