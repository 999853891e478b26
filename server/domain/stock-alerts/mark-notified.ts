import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import { recordChanges } from '../audit/record-change.ts'
import type { Transaction } from '../../platform/database/client.ts'
import type { Context } from '../context.ts'
import { isId, parse } from '../validation.ts'

const marking = z.object({ ids: z.array(z.string()).min(1).max(100) })

/**
 * Marks people as notified; those who already are, and ids that don't exist, are left out. Returns the ids of the others.
 * Each design and size has an entry in the audit log, without the contacts.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for none, or for more than 100)
 */
export async function markStockAlertsNotified(ctx: Context, input: unknown): Promise<string[]> {
  requirePermission(ctx.viewer, 'VIEW_CUSTOMERS')
  const ids = parse(marking, input).ids.filter(isId)
  return ctx.db.transaction((tx) => markNotified(ctx, tx, ids))
}

/** As `markStockAlertsNotified`, for checked ids. */
export async function markNotified(ctx: Context, tx: Transaction, ids: string[]): Promise<string[]> {
  const marked = await tx.$queryRaw<{ id: string; productId: string; size: string; productName: string }[]>`
      WITH "marked" AS (
        UPDATE "stock_alerts" SET "notifiedAt" = ${ctx.now()}
        WHERE "id" = ANY(${ids}::uuid[]) AND "notifiedAt" IS NULL RETURNING "id", "productId", "size"
      )
      SELECT "marked".*, "productName" FROM "marked" JOIN "products" ON "products"."id" = "productId"`
  const people = new Map<string, (typeof marked)[number] & { count: number }>()
  for (const alert of marked) {
    const key = `${alert.productId} ${alert.size}`
    people.set(key, { ...alert, count: (people.get(key)?.count ?? 0) + 1 })
  }
  await recordChanges(
    tx,
    ctx,
    [...people.values()].map(({ productId, productName, size, count }) => ({
      action: 'stock-alert.notify',
      entity: 'PRODUCT',
      entityId: productId,
      entityName: productName,
      before: null,
      after: { size: size || null, people: count },
    })),
  )
  return marked.map(({ id }) => id)
}
