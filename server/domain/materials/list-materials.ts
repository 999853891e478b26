import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { MaterialKind } from '../../database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, laterThan, listId, type Page, pageSize, toPage } from '../paging.ts'
import { textFilter } from '../text-filter.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { type Material, readMaterial, toMaterial } from './material.ts'

export interface MaterialPage extends Page<Material> {
  total: () => Promise<Total>
}

const conditions = z.object({
  kind: z.enum(MaterialKind).nullish(),
  isLow: z.boolean().nullish(),
  isArchived: z.boolean().nullish(),
  search: optionalText(100),
})

type Key = [name: string, id: string]

const isKey = ([name, id, ...rest]: unknown[]) => typeof name === 'string' && isId(id) && rest.length === 0

/**
 * The materials by name. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listMaterials(
  ctx: Context,
  query: { where?: unknown; first: number; after?: string | null },
): Promise<MaterialPage> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const filter = parse(conditions, query.where ?? {})
  const first = pageSize(query.first)
  const list = listId('materials', filter)
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const where = conditionOf(ctx, filter)
  const rows = await ctx.db.material.findMany({
    where: after ? { AND: [where, laterThan('name', after)] } : where,
    orderBy: [{ name: 'asc' }, { id: 'asc' }],
    take: first + 1,
  })
  return {
    ...toPage(rows, first, list, toMaterial, ({ name, id }): Key => [name, id], after),
    total: readOnce(async () => capped(await ctx.db.material.count({ where, take: maxCounted + 1 }))),
  }
}

function conditionOf(ctx: Context, filter: z.infer<typeof conditions>): Prisma.MaterialWhereInput {
  const { kind, isLow, isArchived, search } = filter
  const low: Prisma.MaterialWhereInput = { stock: { lte: ctx.db.material.fields.lowStockLimit } }
  // Without a limit, the comparison is null.
  const notLow: Prisma.MaterialWhereInput = {
    OR: [{ lowStockLimit: null }, { stock: { gt: ctx.db.material.fields.lowStockLimit } }],
  }
  const text = search && textFilter(search)
  return {
    isArchived: isArchived ?? false,
    ...(kind && { kind }),
    AND: [
      isLow == null ? {} : isLow ? low : notLow,
      text ? { OR: [{ name: text }, { color: text }, { supplier: text }] } : {},
    ],
  }
}

/**
 * One material; null when there is none of that id. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden
 */
export async function findMaterial(ctx: Context, id: string): Promise<Material | null> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  return readMaterial(ctx, id)
}
