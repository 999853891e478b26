import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { isId } from '../validation.ts'
import { dueFirst } from '../workshop/due-first.ts'
import { type Alteration, toAlteration } from './alteration.ts'

/**
 * The open alterations, those that are due first before the others and those without a day last; requires
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listAlterations(
  ctx: Context,
  query: ForwardQuery & { tailorId?: string | null },
): Promise<CountedPage<Alteration>> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { tailorId } = query
  const where: Prisma.AlterationWhereInput = {
    completedAt: null,
    ...(tailorId != null && (isId(tailorId) ? { tailorId } : { id: { in: [] } })),
  }
  const page = await sortedPage(query, {
    id: listId('alterations', { tailorId }),
    sort: dueFirst,
    where,
    find: (rows) => ctx.db.alteration.findMany(rows),
    toItem: toAlteration,
  })
  return { ...page, total: readOnce(() => countCapped((take) => ctx.db.alteration.count({ where, take }))) }
}
