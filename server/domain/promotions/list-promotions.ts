import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { isId } from '../validation.ts'
import { type Promotion, toPromotion } from './promotion.ts'

/**
 * Coupons and automatic promotions, newest first; requires MANAGE_PROMOTIONS.
 * @throws Unauthenticated, Forbidden, Refused for a page size or cursor that isn't allowed
 */
export async function listPromotions(ctx: Context, query: ForwardQuery): Promise<CountedPage<Promotion>> {
  requirePermission(ctx.viewer, 'MANAGE_PROMOTIONS')
  const page = await sortedPage(query, {
    id: listId('promotions', {}),
    sort: byInstant('createdAt', 'desc'),
    where: {},
    find: (rows) => ctx.db.promotion.findMany(rows),
    toItem: toPromotion,
  })
  return { ...page, total: readOnce(() => countCapped((take) => ctx.db.promotion.count({ take }))) }
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
