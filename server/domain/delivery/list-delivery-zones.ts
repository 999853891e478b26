import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import { type DeliveryZone, toDeliveryZone, withPrefixes } from './delivery-zone.ts'

/**
 * All delivery zones, by name; requires CHANGE_SETTINGS.
 * @throws Unauthenticated, Forbidden
 */
export async function listDeliveryZones(ctx: Context): Promise<DeliveryZone[]> {
  requirePermission(ctx.viewer, 'CHANGE_SETTINGS')
  const rows = await ctx.db.deliveryZone.findMany({
    include: withPrefixes,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
  })
  return rows.map(toDeliveryZone)
}

/** A zone for the owner's form; null when there is none of that id. */
export async function findDeliveryZone(ctx: Context, id: string): Promise<DeliveryZone | null> {
  const row = isId(id) ? await ctx.db.deliveryZone.findUnique({ where: { id }, include: withPrefixes }) : null
  return row && toDeliveryZone(row)
}

/** Whether the shop delivers to the pincodes of its zones alone. Public. */
export const hasDeliveryZones = async (ctx: Context): Promise<boolean> =>
  (await ctx.db.deliveryZone.findFirst({ select: { id: true } })) !== null
