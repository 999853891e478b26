import type { Transaction } from '../../platform/database/client.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Context } from '../context.ts'
import { conflict, type Issue } from '../errors.ts'
import { isId } from '../validation.ts'
import { type ApiClient, toApiClient, unknownApiClient, withKeys } from './api-client.ts'
import { lockRow } from '../../platform/database/lock-row.ts'

/**
 * Locks a client that is in use until the transaction ends.
 * @throws Refused (NOT_FOUND; CONFLICT for a revoked one)
 */
export async function lockApiClient(tx: Transaction, ctx: Context, id: string): Promise<ApiClient> {
  if (!isId(id)) throw unknownApiClient()
  await lockRow(tx, 'api_clients', id)
  const row = await tx.apiClient.findUnique({ where: { id }, include: withKeys(ctx.now()) })
  if (!row) throw unknownApiClient()
  if (row.revokedAt) throw conflict('id', (i18n) => i18n._('This API client was revoked. Add a new one.'))
  return toApiClient(row)
}

export const outdated: Issue = {
  field: 'version',
  code: 'CONFLICT',
  message: (i18n) =>
    i18n._('This API client was changed in another window. Look at it as it is now, then change it again.'),
}

/** Records a change of a client in the audit log. */
export function recordClientChange(
  tx: Transaction,
  ctx: Context,
  verb: 'add' | 'update' | 'rotate' | 'revoke',
  before: ApiClient | null,
  after: ApiClient,
) {
  return recordChange(tx, ctx, {
    action: `apiClient.${verb}`,
    entity: 'SHOP',
    entityId: after.id,
    entityName: after.name,
    before: before && recorded(before),
    after: recorded(after),
  })
}

/** When keys were used is not a change. */
const recorded = ({ keys, ...client }: ApiClient) => ({
  ...client,
  keys: keys.map(({ hint, expiresAt }) => ({ hint, expiresAt })),
})
