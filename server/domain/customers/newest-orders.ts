import type { Database } from '../../platform/database/client.ts'
import { type OrderRow, orderRelations } from '../orders/order.ts'
import { type OrderDraftRowWithShopper, withShopper } from '../orders/order-draft.ts'

const MAX_ENTRIES = 50

/** Each account's newest orders, newest first. */
export async function readNewestOrders(db: Database, userIds: readonly string[]): Promise<OrderRow[]> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT "newest"."id" FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "orders" WHERE "userId" = "account"."id"
      ORDER BY "orderDate" DESC, "id" DESC LIMIT ${MAX_ENTRIES}) AS "newest"`
  return db.order.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: [{ orderDate: 'desc' }, { id: 'desc' }],
    include: orderRelations,
  })
}

/** Each account's drafts, last changed first. */
export async function readNewestDrafts(
  db: Database,
  userIds: readonly string[],
): Promise<OrderDraftRowWithShopper[]> {
  const newest = await db.$queryRaw<{ id: string }[]>`
    SELECT "newest"."id" FROM unnest(${userIds}::uuid[]) AS "account" ("id") CROSS JOIN LATERAL (
      SELECT "id" FROM "order_drafts" WHERE "userId" = "account"."id"
      ORDER BY "updatedAt" DESC, "id" DESC LIMIT ${MAX_ENTRIES}) AS "newest"`
  return db.orderDraft.findMany({
    where: { id: { in: newest.map(({ id }) => id) } },
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    include: withShopper,
  })
}
