import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, listId, type Page, pageSize, toPage } from '../paging.ts'
import { dayIn } from '../shop/shop-time.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId } from '../validation.ts'
import { type DueKey, isDueKey, readDueFirst } from '../workshop/due-first.ts'
import { type Alteration, toAlteration } from './alteration.ts'

export interface AlterationPage extends Page<Alteration> {
  total: () => Promise<Total>
}

type Where = Prisma.AlterationWhereInput

/**
 * The open alterations, those that are due first before the others and those without a day last; requires
 * MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listAlterations(
  ctx: Context,
  query: { tailorId?: string | null; first: number; after?: string | null },
): Promise<AlterationPage> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { tailorId } = query
  const first = pageSize(query.first)
  const list = listId('alterations', { tailorId })
  const after = query.after ? decodeCursor<DueKey>(query.after, list, isDueKey) : null
  const where: Where = {
    completedAt: null,
    ...(tailorId != null && (isId(tailorId) ? { tailorId } : { id: { in: [] } })),
  }
  const rows = await readDueFirst(after, first + 1, (condition, take) =>
    ctx.db.alteration.findMany({
      where: { AND: [where, condition] },
      orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
      take,
    }),
  )
  return {
    ...toPage(rows, first, list, toAlteration, ({ dueDate, id }): DueKey => [dayIn(dueDate), id], after),
    total: readOnce(async () => capped(await ctx.db.alteration.count({ where, take: maxCounted + 1 }))),
  }
}
