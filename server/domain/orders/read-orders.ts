import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import type { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import { changedWithin } from '../changes/updated-at.ts'
import type { Context } from '../context.ts'
import { type CountedPage, isInstant, listId, type PageQuery } from '../paging.ts'
import { beyond, byInstant, type Sort, sortedPage } from '../sorting.ts'
import { countCapped, readOnce } from '../total.ts'
import { countByKind, countKinds } from '../totals.ts'
import { isId } from '../validation.ts'
import { type OrderFilter, parseOrderFilter, withoutStatus, withStatus } from './order-filter.ts'
import { canRead, requireReadingAllOrders } from './order-policy.ts'
import { searchCondition } from './search-orders.ts'
import { type Order, type OrderRow, toOrder, orderRelations } from './order.ts'
import { withOpenReturn } from '../returns/open-returns.ts'
import { withOpenAlteration } from '../alterations/open-alterations.ts'

/**
 * One of the viewer's own orders, or any for those who read all orders; null for others.
 * @throws Unauthenticated
 */
export async function findOrder(ctx: Context, id: string): Promise<Order | null> {
  requireViewer(ctx.viewer)
  const order = isId(id) ? await ctx.loaders.order.load(id.toLowerCase()) : null
  return order && canRead(ctx.viewer, order) ? order : null
}

/** Counts cost extra statements, so they are made only when requested. */
export interface OrderPage extends CountedPage<Order> {
  statusCounts: () => Promise<{ orderStatus: OrderStatus; count: number }[]>
}

interface OrderQuery extends PageQuery {
  where?: unknown
  sort: OrderSort
}

export type OrderSort = keyof typeof sorts

type Where = Prisma.OrderWhereInput

const placedFirst = byInstant('orderDate', 'asc')

/** By the day of delivery, those without one last. */
const dueFirst: Sort<
  Pick<Order, 'deliveryDate' | 'orderDate' | 'id'>,
  Where,
  Prisma.OrderOrderByWithRelationInput[]
> = {
  keyOf: (order) => [order.deliveryDate?.toISOString() ?? null, ...placedFirst.keyOf(order)],
  isKey: ([due, ...placed]) => (due === null || isInstant(due)) && placedFirst.isKey(placed),
  direction: (isBackward) => ({
    orderBy: [
      { deliveryDate: isBackward ? { sort: 'desc', nulls: 'first' } : { sort: 'asc', nulls: 'last' } },
      ...placedFirst.direction(isBackward).orderBy,
    ],
    beyond: (key) => {
      if (key === null) return [{}]
      const [due, placed, id] = key as [string | null, string, string]
      if (isBackward) {
        const earlier: Where = beyond('orderDate', 'desc', [placed, id])
        if (due === null) return [{ deliveryDate: null, ...earlier }, { deliveryDate: { not: null } }]
        return [{ deliveryDate: { lte: due }, OR: [{ deliveryDate: { lt: due } }, earlier] }]
      }
      const later: Where = beyond('orderDate', 'asc', [placed, id])
      if (due === null) return [{ deliveryDate: null, ...later }]
      return [
        { deliveryDate: { gte: due }, OR: [{ deliveryDate: { gt: due } }, later] },
        { deliveryDate: null },
      ]
    },
  }),
}

const sorts = { NEWEST: byInstant('orderDate', 'desc'), DUE_FIRST: dueFirst }

/**
 * Orders: the viewer's own, or all of them for those who read all orders.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<OrderPage> {
  requireViewer(ctx.viewer)
  const filter = parseOrderFilter(ctx, query.where ?? {})
  if (!filter.mine || filter.otherOrdersThan != null) requireReadingAllOrders(ctx.viewer)
  const others: Where = {
    AND: [
      await whose(ctx, filter),
      withoutStatus(filter, ctx.now()),
      filter.search ? await searchCondition(ctx, filter.search) : {},
      filter.hasOpenAlteration == null ? {} : await withOpenAlteration(ctx, filter.hasOpenAlteration),
      filter.hasOpenReturn == null ? {} : await withOpenReturn(ctx, filter.hasOpenReturn),
      await changedWithin(ctx.db, 'ORDER', filter.updatedAt),
    ],
  }
  const matching: Where = { AND: [others, withStatus(filter)] }
  const everybodys = isUnfiltered(filter)
  const page = await sortedPage<OrderRow, Order, Where, Where, Prisma.OrderOrderByWithRelationInput[]>(
    query,
    {
      id: listId('orders', { filter, sort: query.sort }),
      sort: sorts[query.sort],
      where: matching,
      find: (rows) => ctx.db.order.findMany({ ...rows, include: orderRelations }),
      toItem: toOrder,
    },
  )
  return {
    ...page,
    total: readOnce(() =>
      everybodys && !(filter.orderStatus?.eq && filter.orderStatus.in)
        ? countKinds(ctx, 'orders', filter.orderStatus?.eq ? [filter.orderStatus.eq] : filter.orderStatus?.in)
        : countCapped((take) => ctx.db.order.count({ where: matching, take })),
    ),
    statusCounts: async () => {
      if (everybodys) {
        const totals = await countByKind<OrderStatus>(ctx, 'orders')
        return totals.map(({ kind, count }) => ({ orderStatus: kind, count }))
      }
      const counts = await ctx.db.order.groupBy({ by: ['orderStatus'], where: others, _count: true })
      return counts.map(({ orderStatus, _count: count }) => ({ orderStatus, count }))
    },
  }
}

/** Whether the filter selects all orders, or all of some statuses. */
const isUnfiltered = (filter: OrderFilter): boolean => {
  const {
    mine,
    otherOrdersThan,
    search,
    isOverdue,
    hasOpenAlteration,
    hasOpenReturn,
    deliveryDate,
    ids,
    createdAt,
    updatedAt,
  } = filter
  return (
    !mine &&
    otherOrdersThan == null &&
    !search &&
    isOverdue == null &&
    hasOpenAlteration == null &&
    hasOpenReturn == null &&
    !(deliveryDate?.gte ?? deliveryDate?.lt) &&
    ids == null &&
    !(createdAt?.gte ?? createdAt?.lt) &&
    !(updatedAt?.gte ?? updatedAt?.lt)
  )
}

async function whose(ctx: Context, { mine, otherOrdersThan }: OrderFilter): Promise<Where> {
  if (otherOrdersThan == null) return mine ? { userId: ctx.viewer?.id } : {}
  const order = isId(otherOrdersThan)
    ? await ctx.db.order.findUnique({ where: { id: otherOrdersThan }, select: { userId: true } })
    : null
  // Orders of deleted accounts do not belong together.
  if (!order || order.userId === null) return { id: { in: [] } }
  return { userId: order.userId, id: { not: otherOrdersThan } }
}
