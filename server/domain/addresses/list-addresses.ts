import type { SavedAddress } from '../../platform/database/__generated__/prisma/client.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'

/**
 * The viewer's own, the default first, then the last saved first.
 * @throws Unauthenticated
 */
export async function listAddresses(ctx: Context): Promise<SavedAddress[]> {
  requireViewer(ctx.viewer)
  return addressesOf(ctx.db, ctx.viewer.id)
}

export const addressesOf = (db: Database | Transaction, userId: string): Promise<SavedAddress[]> =>
  db.savedAddress.findMany({
    where: { userId },
    orderBy: [{ isDefault: 'desc' }, { savedAt: 'desc' }, { id: 'asc' }],
  })
