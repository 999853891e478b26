import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type ApiClient, toApiClient, withKeys } from './api-client.ts'
import { lockApiClient, recordClientChange } from './lock-api-client.ts'

/**
 * Ends all keys of a client at once and for good. It stays in the list, since it is named in the audit log; its name can be
 * given to another one. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, CONFLICT for one that was revoked before)
 */
export async function revokeApiClient(ctx: Context, id: string): Promise<ApiClient> {
  requireShopOwner(ctx.viewer)
  return ctx.db.transaction(async (tx) => {
    const before = await lockApiClient(tx, ctx, id)
    const row = await tx.apiClient.update({
      where: { id },
      data: { revokedAt: ctx.now(), version: { increment: 1 } },
      include: withKeys(ctx.now()),
    })
    const apiClient = toApiClient(row)
    await recordClientChange(tx, ctx, 'revoke', before, apiClient)
    return apiClient
  })
}
