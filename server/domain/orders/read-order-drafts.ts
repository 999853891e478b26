import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { decodeCursor, isInstant, type Page, pageSize, toPage } from '../paging.ts'
import { isId } from '../validation.ts'
import { type OrderDraft, toOrderDraft, withItems } from './order-draft.ts'

/**
 * One of the viewer's own drafts; null for any other.
 * @throws Unauthenticated
 */
export async function findOrderDraft(ctx: Context, id: string): Promise<OrderDraft | null> {
  requireViewer(ctx.viewer)
  const row =
    isId(id) &&
    (await ctx.db.orderDraft.findUnique({ where: { id, userId: ctx.viewer.id }, include: withItems }))
  return row ? toOrderDraft(ctx, row) : null
}

export interface OrderDraftPage extends Page<OrderDraft> {
  totalCount: () => Promise<number>
}

type Key = [updatedAt: string, id: string]

/**
 * The viewer's own drafts, last touched first.
 * @throws Unauthenticated, Refused for a page size or cursor that isn't allowed
 */
export async function listOrderDrafts(
  ctx: Context,
  query: { first: number; after?: string | null },
): Promise<OrderDraftPage> {
  requireViewer(ctx.viewer)
  const first = pageSize(query.first)
  const after = query.after ? decodeCursor<Key>(query.after, isKey) : null
  const mine = { userId: ctx.viewer.id }
  const rows = await ctx.db.orderDraft.findMany({
    where: after
      ? {
          ...mine,
          OR: [{ updatedAt: { lt: after[0] } }, { updatedAt: after[0], id: { lt: after[1] } }],
        }
      : mine,
    orderBy: [{ updatedAt: 'desc' }, { id: 'desc' }],
    take: first + 1,
    include: withItems,
  })
  const drafts = await Promise.all(rows.map((row) => toOrderDraft(ctx, row)))
  return {
    ...toPage(
      drafts,
      first,
      (draft) => draft,
      ({ updatedAt, id }): Key => [updatedAt.toISOString(), id],
    ),
    totalCount: () => ctx.db.orderDraft.count({ where: mine }),
  }
}

const isKey = ([updatedAt, id, ...rest]: unknown[]) => isInstant(updatedAt) && isId(id) && rest.length === 0
