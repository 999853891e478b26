import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, earlierThan, isInstant, listId, type Page, pageSize, toPage } from '../paging.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
import { isId } from '../validation.ts'
import { type Promotion, toPromotion } from './promotion.ts'

export interface PromotionPage extends Page<Promotion> {
  total: () => Promise<Total>
}

type Key = [createdAt: string, id: string]

/**
 * Coupons and automatic promotions, newest first; requires MANAGE_PROMOTIONS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listPromotions(
  ctx: Context,
  query: { first: number; after?: string | null },
): Promise<PromotionPage> {
  requirePermission(ctx.viewer, 'MANAGE_PROMOTIONS')
  const first = pageSize(query.first)
  const list = listId('promotions', {})
  const after = query.after ? decodeCursor<Key>(query.after, list, isKey) : null
  const rows = await ctx.db.promotion.findMany({
    where: after ? earlierThan('createdAt', after) : {},
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
  })
  return {
    ...toPage(
      rows,
      first,
      list,
      toPromotion,
      ({ createdAt, id }): Key => [createdAt.toISOString(), id],
      after,
    ),
    total: readOnce(async () => capped(await ctx.db.promotion.count({ take: maxCounted + 1 }))),
  }
}

/**
 * One promotion; null when there is none of that id. Requires MANAGE_PROMOTIONS.
 * @throws Unauthenticated, Forbidden
 */
export async function findPromotion(ctx: Context, id: string): Promise<Promotion | null> {
  requirePermission(ctx.viewer, 'MANAGE_PROMOTIONS')
  const row = isId(id) ? await ctx.db.promotion.findUnique({ where: { id } }) : null
  return row && toPromotion(row)
}

const isKey = ([createdAt, id, ...rest]: unknown[]) => isInstant(createdAt) && isId(id) && rest.length === 0
