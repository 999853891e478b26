import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { MaterialKind } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byText, sortedPage } from '../sorting.ts'
import { textFilter } from '../text-filter.ts'
import { countCapped, readOnce } from '../total.ts'
import { optionalText, parse } from '../validation.ts'
import { type Material, readMaterial, toMaterial } from './material.ts'

const conditions = z.object({
  kind: z.enum(MaterialKind).nullish(),
  isLow: z.boolean().nullish(),
  isArchived: z.boolean().nullish(),
  search: optionalText(100),
})

/**
 * The materials by name. Requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listMaterials(
  ctx: Context,
  query: ForwardQuery & { where?: unknown },
): Promise<CountedPage<Material>> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const filter = parse(conditions, query.where ?? {})
  const where = conditionOf(ctx, filter)
  const page = await sortedPage(query, {
    id: listId('materials', filter),
    sort: byText('name', 'asc'),
    where,
    find: (rows) => ctx.db.material.findMany(rows),
    toItem: toMaterial,
  })
  return {
    ...page,
    total: readOnce(() => countCapped((take) => ctx.db.material.count({ where, take }))),
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
