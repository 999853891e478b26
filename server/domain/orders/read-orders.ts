import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import type { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { requireViewer } from '../accounts/policy.ts'
import { changedWithin } from '../changes/updated-at.ts'
import type { Context } from '../context.ts'
import {
  earlierThan,
  isInstant,
  isInstantKey,
  laterThan,
  listId,
  type Page,
  pageOf,
  type PageQuery,
  readCut,
} from '../paging.ts'
import { capped, maxCounted, readOnce, type Total } from '../total.ts'
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
export interface OrderPage extends Page<Order> {
  total: () => Promise<Total>
  statusCounts: () => Promise<{ orderStatus: OrderStatus; count: number }[]>
}

interface OrderQuery extends PageQuery {
  where?: unknown
  sort: OrderSort
}

export type OrderSort = keyof typeof sorts

type Where = Prisma.OrderWhereInput

const instantOf = (date: Date | null) => date?.toISOString() ?? null

/** One direction of a list. */
interface Direction {
  orderBy: Prisma.OrderOrderByWithRelationInput[]
  /**
   * The conditions that continue the list at a key (an instant or null, and the id): rows of the first condition come first,
   * then those of the next.
   */
  beyond: (key: unknown[]) => Where[]
}

const sorts = {
  NEWEST: {
    keyOf: ({ orderDate, id }: Order) => [instantOf(orderDate), id],
    isKey: isInstantKey,
    forwards: {
      orderBy: [{ orderDate: 'desc' }, { id: 'desc' }],
      beyond: (key) => [earlierThan('orderDate', key as [string, string])],
    },
    backwards: {
      orderBy: [{ orderDate: 'asc' }, { id: 'asc' }],
      beyond: (key) => [laterThan('orderDate', key as [string, string])],
    },
  },
  DUE_FIRST: {
    keyOf: ({ deliveryDate, orderDate, id }: Order) => [instantOf(deliveryDate), instantOf(orderDate), id],
    isKey: ([day, ...placed]: unknown[]) => (day === null || isInstant(day)) && isInstantKey(placed),
    forwards: {
      orderBy: [{ deliveryDate: { sort: 'asc', nulls: 'last' } }, { orderDate: 'asc' }, { id: 'asc' }],
      beyond: (key) => {
        const [due, placed, id] = key as [string | null, string, string]
        const later: Where = laterThan('orderDate', [placed, id])
        if (due === null) return [{ deliveryDate: null, ...later }]
        return [
          { deliveryDate: { gte: due }, OR: [{ deliveryDate: { gt: due } }, later] },
          { deliveryDate: null },
        ]
      },
    },
    backwards: {
      orderBy: [{ deliveryDate: { sort: 'desc', nulls: 'first' } }, { orderDate: 'desc' }, { id: 'desc' }],
      beyond: (key) => {
        const [due, placed, id] = key as [string | null, string, string]
        const earlier: Where = earlierThan('orderDate', [placed, id])
        if (due === null) return [{ deliveryDate: null, ...earlier }, { deliveryDate: { not: null } }]
        return [{ deliveryDate: { lte: due }, OR: [{ deliveryDate: { lt: due } }, earlier] }]
      },
    },
  },
} satisfies Record<
  string,
  {
    keyOf: (order: Order) => unknown[]
    isKey: (key: unknown[]) => boolean
    forwards: Direction
    backwards: Direction
  }
>

/**
 * Orders: the viewer's own, or all of them for those who read all orders.
 * @throws Unauthenticated, Forbidden, Refused for a condition, page size or cursor that isn't allowed
 */
export async function listOrders(ctx: Context, query: OrderQuery): Promise<OrderPage> {
  requireViewer(ctx.viewer)
  const filter = parseOrderFilter(ctx, query.where ?? {})
  if (!filter.mine || filter.otherOrdersThan != null) requireReadingAllOrders(ctx.viewer)
  const sort = sorts[query.sort]
  const list = listId('orders', { filter, sort: query.sort })
  const cut = readCut(query, list, sort.isKey)
  const direction = cut.isBackward ? sort.backwards : sort.forwards
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
  const rows: OrderRow[] = []
  for (const part of cut.key ? direction.beyond(cut.key) : [{}]) {
    if (rows.length > cut.size) break
    const found = await ctx.db.order.findMany({
      where: { AND: [matching, part] },
      orderBy: direction.orderBy,
      take: cut.size + 1 - rows.length,
      include: orderRelations,
    })
    rows.push(...found)
  }
  return {
    ...pageOf(rows.map(toOrder), cut, list, (order) => order, sort.keyOf),
    total: readOnce(async () =>
      everybodys && !(filter.orderStatus?.eq && filter.orderStatus.in)
        ? countKinds(ctx, 'orders', filter.orderStatus?.eq ? [filter.orderStatus.eq] : filter.orderStatus?.in)
        : capped(await ctx.db.order.count({ where: matching, take: maxCounted + 1 })),
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
