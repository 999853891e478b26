import type { UpiClaimStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { toUpiClaim, type UpiClaim } from './upi-claim.ts'

/**
 * The UPI transfers of one status that shoppers have reported, the last one first.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listUpiClaims(
  ctx: Context,
  query: ForwardQuery & { status: UpiClaimStatus },
): Promise<CountedPage<UpiClaim>> {
  requirePermission(ctx.viewer, 'RECORD_PAYMENTS')
  const where = { status: query.status }
  const page = await sortedPage(query, {
    id: listId('upi claims', where),
    sort: byInstant('submittedAt', 'desc'),
    where,
    find: (rows) => ctx.db.upiClaim.findMany(rows),
    toItem: toUpiClaim,
  })
  return { ...page, total: readOnce(() => countCapped((take) => ctx.db.upiClaim.count({ where, take }))) }
}
