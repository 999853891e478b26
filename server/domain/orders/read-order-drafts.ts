import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { OrderType } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission, requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { type CountedPage, type ForwardQuery, listId } from '../paging.ts'
import { byInstant, sortedPage } from '../sorting.ts'
import { phoneInSearch } from '../../../shared/grammars/phone.ts'
import { countCapped, readOnce } from '../total.ts'
import { countKinds } from '../totals.ts'
import { isId, optionalText, parse } from '../validation.ts'
import { draftsFor, type OrderDraft, withShopper } from './order-draft.ts'
import { toOrderDraft } from './to-order-draft.ts'
import { textFilter } from '../text-filter.ts'

/**
 * One of the viewer's own drafts, or any with MANAGE_ORDERS; null for others.
 * @throws Unauthenticated
 */
export async function findOrderDraft(ctx: Context, id: string): Promise<OrderDraft | null> {
  requireViewer(ctx.viewer)
  const row =
    isId(id) &&
    (await ctx.db.orderDraft.findUnique({ where: { id, ...draftsFor(ctx.viewer) }, include: withShopper }))
  return row ? toOrderDraft(ctx, row) : null
}

interface OrderDraftQuery extends ForwardQuery {
  where?: unknown
}

const where = z.object({
  mine: z.boolean().default(true),
  productId: z.string().nullish(),
  orderType: z.enum(OrderType).nullish(),
  search: optionalText(100),
})

/**
 * Drafts, last changed first: the viewer's own, or all of them, which requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listOrderDrafts(
  ctx: Context,
  query: OrderDraftQuery,
): Promise<CountedPage<OrderDraft>> {
  requireViewer(ctx.viewer)
  const filter = parse(where, query.where ?? {})
  if (!filter.mine) requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const matching = await matchingOf(ctx, filter, ctx.viewer.id)
  const page = await sortedPage(query, {
    id: listId('orderDrafts', filter),
    sort: byInstant('updatedAt', 'desc'),
    where: matching,
    find: async (rows) => {
      const drafts = await ctx.db.orderDraft.findMany({ ...rows, include: withShopper })
      return Promise.all(drafts.map((draft) => toOrderDraft(ctx, draft)))
    },
    toItem: (draft) => draft,
  })
  return {
    ...page,
    total: readOnce(() =>
      filter.mine || filter.search || filter.productId != null
        ? countCapped((take) => ctx.db.orderDraft.count({ where: matching, take }))
        : countKinds(ctx, 'order_drafts', filter.orderType && [filter.orderType]),
    ),
  }
}

async function matchingOf(
  ctx: Context,
  { mine, productId, orderType, search }: z.infer<typeof where>,
  viewerId: string,
): Promise<Prisma.OrderDraftWhereInput> {
  const phone = phoneInSearch(search ?? '')
  const text = textFilter(phone ?? search ?? '')
  return {
    ...(mine && { userId: viewerId }),
    ...(orderType && { orderType }),
    // An invalid id matches no draft.
    ...(productId != null && { items: { some: isId(productId) ? { productId } : { draftId: { in: [] } } } }),
    ...(search && {
      OR: [
        { customerName: text },
        { customerEmail: text },
        ...(phone === null ? [] : [{ phoneDigits: { contains: phone } }]),
        await ofAccounts(ctx, { OR: [{ name: text }, { email: text }] }),
      ],
    }),
  }
}

/** A longer list of accounts costs more than checking each draft's account. */
const maxFoundIds = 1_000

/**
 * The matching accounts are found first: each condition then uses its own index, which one query over two tables
 * would not.
 */
async function ofAccounts(ctx: Context, user: Prisma.UserWhereInput): Promise<Prisma.OrderDraftWhereInput> {
  const found = await ctx.db.user.findMany({ where: user, select: { id: true }, take: maxFoundIds + 1 })
  return found.length > maxFoundIds ? { user } : { userId: { in: found.map(({ id }) => id) } }
}
