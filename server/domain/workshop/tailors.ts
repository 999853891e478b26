import { requireAdmin } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type Tailor, toTailor } from './garment.ts'

/**
 * Who sews for the shop, by name; admins only.
 * @throws Unauthenticated, Forbidden
 */
export async function listTailors(ctx: Context, includeInactive: boolean): Promise<Tailor[]> {
  requireAdmin(ctx.viewer)
  const rows = await ctx.db.tailor.findMany({
    where: includeInactive ? {} : { isActive: true },
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toTailor)
}
