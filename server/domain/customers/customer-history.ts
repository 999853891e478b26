import type { Database } from '../../database/client.ts'
import { isShopOwner, requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Order, type OrderRow, toOrder, orderRelations } from '../orders/order.ts'
import {
  type OrderDraft,
  type OrderDraftRowWithShopper,
  toOrderDraft,
  withShopper,
} from '../orders/order-draft.ts'
import type { OrderTotals } from './order-totals.ts'

/** How much an account has ordered; `spent` in paise, null for staff. */
export async function readOrderTotals(
  ctx: Context,
  userId: string,
): Promise<Omit<OrderTotals, 'spent'> & { spent: number | null }> {
  requireAdmin(ctx.viewer)
  const totals = await ctx.loaders.orderTotals.load(userId)
  return { ...totals, spent: isShopOwner(ctx.viewer) ? totals.spent : null }
}

/** The newest 50 orders of an account. */
export async function listCustomersOrders(ctx: Context, userId: string): Promise<Order[]> {
  requireAdmin(ctx.viewer)
  return (await ctx.loaders.customersOrders.load(userId)).map(toOrder)
}

/** An account's drafts, last changed first: at most 50. */
export async function listCustomersDrafts(ctx: Context, userId: string): Promise<OrderDraft[]> {
  requireAdmin(ctx.viewer)
  const rows = await ctx.loaders.customersDrafts.load(userId)
  return Promise.all(rows.map((row) => toOrderDraft(ctx, row)))
}

const MAX_ENTRIES = 50

/** Each account's newest orders, in the order of the accounts. */
export async function readNewestOrders(db: Database, userIds: readonly string[]): Promise<OrderRow[][]> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT "newest"."id" FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "orders" WHERE "userId" = "account"."id"
      ORDER BY "orderDate" DESC, "id" DESC LIMIT ${MAX_ENTRIES}) AS "newest"`
  const rows = await db.order.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: [{ orderDate: 'desc' }, { id: 'desc' }],
    include: orderRelations,
  })
  return groupByAccount(userIds, rows)
}

/** Each account's drafts, last changed first, in the order of the accounts. */
export async function readNewestDrafts(
  db: Database,
  userIds: readonly string[],
): Promise<OrderDraftRowWithShopper[][]> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT "newest"."id" FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "order_drafts" WHERE "userId" = "account"."id"
      ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${MAX_ENTRIES}) AS "newest"`
  const rows = await db.orderDraft.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    include: withShopper,
  })
  return groupByAccount(userIds, rows)
}

const groupByAccount = <Row extends { userId: string | null }>(userIds: readonly string[], rows: Row[]) =>
  userIds.map((id) => rows.filter(({ userId }) => userId === id))
