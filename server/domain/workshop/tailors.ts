import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Tailor, toTailor } from './garment.ts'

/**
 * Who sews for the shop, by name; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function listTailors(ctx: Context, includeInactive: boolean): Promise<Tailor[]> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const rows = await ctx.db.tailor.findMany({
    where: includeInactive ? {} : { isActive: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toTailor)
}
