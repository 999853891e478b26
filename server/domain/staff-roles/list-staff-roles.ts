import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import { type StaffRole, toStaffRole, withMemberCount } from './staff-role.ts'

/**
 * All roles for staff, by name; the owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function listStaffRoles(ctx: Context): Promise<StaffRole[]> {
  requireShopOwner(ctx.viewer)
  const rows = await ctx.db.staffRole.findMany({ orderBy: { name: 'asc' }, include: withMemberCount })
  return rows.map(toStaffRole)
}

/**
 * One role; null when there is none of that id. The owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function findStaffRole(ctx: Context, id: string): Promise<StaffRole | null> {
  requireShopOwner(ctx.viewer)
  return isId(id) ? ctx.loaders.staffRole.load(id.toLowerCase()) : null
}
