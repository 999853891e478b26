import type { Database } from '../../database/client.ts'
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

/** The roles with these ids, null where there is none. */
export async function readStaffRolesOf(db: Database, ids: readonly string[]): Promise<(StaffRole | null)[]> {
  const rows = await db.staffRole.findMany({ where: { id: { in: [...ids] } }, include: withMemberCount })
  const roles = new Map(rows.map((row) => [row.id, toStaffRole(row)]))
  return ids.map((id) => roles.get(id) ?? null)
}
