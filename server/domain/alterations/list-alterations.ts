import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, listId, type Page, pageSize, toPage } from '../paging.ts'
import { isDay } from '../shop/shop-time.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId } from '../validation.ts'
import { type Alteration, toAlteration } from './alteration.ts'

export interface AlterationPage extends Page<Alteration> {
  total: () => Promise<Total>
}

type Key = [day: string | null, id: string]
type Where = Prisma.AlterationWhereInput

/**
 * The open alterations, those that are due first before the others and those without a day last; admins only.
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
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const where: Where = {
    completedAt: null,
    ...(tailorId != null && (isId(tailorId) ? { tailorId } : { id: { in: [] } })),
  }
  const found: Alteration[] = []
  for (const part of after ? afterKey(after) : [{ dueDate: { not: null } }, { dueDate: null }]) {
    if (found.length > first) break
    const rows = await ctx.db.alteration.findMany({
      where: { AND: [where, part] },
      orderBy: [{ dueDate: 'asc' }, { id: 'asc' }],
      take: first + 1 - found.length,
    })
    found.push(...rows.map(toAlteration))
  }
  return {
    ...toPage(
      found,
      first,
      list,
      (alteration) => alteration,
      ({ dueDate, id }): Key => [dueDate, id],
    ),
    total: readOnce(async () => capped(await ctx.db.alteration.count({ where, take: maxCounted + 1 }))),
  }
}

const isKey = ([due, id, ...rest]: unknown[]) => (due === null || isDay(due)) && isId(id) && rest.length === 0

function afterKey([due, id]: Key): Where[] {
  if (due === null) return [{ dueDate: null, id: { gt: id } }]
  const date = new Date(due)
  return [{ dueDate: { gte: date }, OR: [{ dueDate: { gt: date } }, { id: { gt: id } }] }, { dueDate: null }]
}
