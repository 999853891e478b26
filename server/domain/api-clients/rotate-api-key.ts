import { z } from 'zod'
import { requireConfirmation } from '../accounts/require-confirmation.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import { notifyOwners } from '../accounts/security-notices.ts'
import type { Context } from '../context.ts'
import { parse } from '../validation.ts'
import { toApiClient, withKeys } from './api-client.ts'
import { newApiKey } from './api-key.ts'
import { lockApiClient, outdated, recordClientChange } from './lock-api-client.ts'
import type { SavedApiClient } from './save-api-client.ts'

const input = z.object({ id: z.string(), version: z.int(), overlapHours: z.int().min(0).max(720) })

const hourMs = 60 * 60 * 1000

/**
 * Gives a client a new key. The former ones can be used for some hours more, so that no request fails meanwhile; the
 * owner only. The version prevents that two taps make two keys.
 * @throws Unauthenticated, Forbidden, ConfirmationRequired, Refused (INVALID, NOT_FOUND, CONFLICT for a revoked client)
 */
export async function rotateApiKey(ctx: Context, given: unknown): Promise<SavedApiClient> {
  requireShopOwner(ctx.viewer)
  requireConfirmation(ctx)
  const { id, version, overlapHours } = parse(input, given)
  return ctx.db.transaction(async (tx) => {
    const before = await lockApiClient(tx, ctx, id)
    if (before.version !== version) return { apiClient: before, key: null, issues: [outdated] }
    const now = ctx.now()
    const expiresAt = new Date(now.getTime() + overlapHours * hourMs)
    await tx.apiKey.updateMany({
      where: { clientId: id, OR: [{ expiresAt: null }, { expiresAt: { gt: expiresAt } }] },
      data: { expiresAt },
    })
    const { key, stored } = newApiKey()
    const row = await tx.apiClient.update({
      where: { id },
      data: { version: version + 1, keys: { create: { ...stored, createdAt: now } } },
      include: withKeys(now),
    })
    const apiClient = toApiClient(row)
    await recordClientChange(tx, ctx, 'rotate', before, apiClient)
    await notifyOwners(ctx, tx, 'KEY_MADE', apiClient.name)
    return { apiClient, key, issues: [] }
  })
}
