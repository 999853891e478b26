import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { Context } from '../context.ts'

/**
 * The condition that an order has an open alteration request, or has none. Orders with one are few and are read
 * first, from a partial index on open requests.
 */
export async function withOpenAlteration(ctx: Context, has: boolean): Promise<Prisma.OrderWhereInput> {
  const open = await ctx.db.alteration.findMany({
    where: { completedAt: null },
    distinct: ['orderId'],
    select: { orderId: true },
  })
  const ids = open.map(({ orderId }) => orderId)
  return { id: has ? { in: ids } : { notIn: ids } }
}

/** How many orders have an open alteration request. */
export async function countOpenAlterations(ctx: Context): Promise<number> {
  const [row] = await ctx.db.rows<{ count: number }>`
    SELECT count(DISTINCT "orderId")::int AS "count" FROM "alterations" WHERE "completedAt" IS NULL`
  return row?.count ?? 0
}
