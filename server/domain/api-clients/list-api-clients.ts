import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { isId } from '../validation.ts'
import { type ApiClient, toApiClient, withKeys } from './api-client.ts'

/**
 * All API clients: those in use first, then by name; the owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function listApiClients(ctx: Context): Promise<ApiClient[]> {
  requireShopOwner(ctx.viewer)
  const rows = await ctx.db.apiClient.findMany({
    orderBy: [{ revokedAt: { sort: 'desc', nulls: 'first' } }, { name: 'asc' }, { id: 'asc' }],
    include: withKeys(ctx.now()),
  })
  return rows.map(toApiClient)
}

/**
 * One API client; null when there is none of that id. The owner only.
 * @throws Unauthenticated, Forbidden
 */
export async function findApiClient(ctx: Context, id: string): Promise<ApiClient | null> {
  requireShopOwner(ctx.viewer)
  const row = isId(id)
    ? await ctx.db.apiClient.findUnique({ where: { id }, include: withKeys(ctx.now()) })
    : null
  return row && toApiClient(row)
}
