import type { UpiClaimStatus } from '../../database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, earlierThan, isInstant, listId, type Page, pageSize, toPage } from '../paging.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId } from '../validation.ts'
import { toUpiClaim, type UpiClaim } from './upi-claim.ts'

export interface UpiClaimPage extends Page<UpiClaim> {
  total: () => Promise<Total>
}

type Key = [submittedAt: string, id: string]

/**
 * The UPI transfers of one status that shoppers have reported, the last one first.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listUpiClaims(
  ctx: Context,
  query: { status: UpiClaimStatus; first: number; after?: string | null },
): Promise<UpiClaimPage> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const { status } = query
  const first = pageSize(query.first)
  const list = listId('upi claims', { status })
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const rows = await ctx.db.upiClaim.findMany({
    where: { status, ...(after && earlierThan('submittedAt', after)) },
    orderBy: [{ submittedAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
  })
  return {
    ...toPage(
      rows,
      first,
      list,
      toUpiClaim,
      ({ submittedAt, id }): Key => [submittedAt.toISOString(), id],
      after,
    ),
    total: readOnce(async () =>
      capped(await ctx.db.upiClaim.count({ where: { status }, take: maxCounted + 1 })),
    ),
  }
}

const isKey = ([submittedAt, id, ...rest]: unknown[]) =>
  isInstant(submittedAt) && isId(id) && rest.length === 0
