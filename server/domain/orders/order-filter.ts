import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { finalStatuses } from '../../../shared/orders/order-statuses.ts'
import { dayOf, startOfDay } from '../shop/shop-time.ts'
import type { Context } from '../context.ts'
import { instants, isId, optionalText, parse, someIds } from '../validation.ts'

const conditions = z.object({
  mine: z.boolean().nullish(),
  orderStatus: z
    .object({ eq: z.enum(OrderStatus).nullish(), in: z.array(z.enum(OrderStatus)).max(20).nullish() })
    .nullish(),
  search: optionalText(100),
  otherOrdersThan: z.string().nullish(),
  isOverdue: z.boolean().nullish(),
  hasOpenAlteration: z.boolean().nullish(),
  hasOpenReturn: z.boolean().nullish(),
  deliveryDate: instants.nullish(),
  ids: someIds.nullish(),
  createdAt: instants.nullish(),
  updatedAt: instants.nullish(),
})

export type OrderFilter = z.infer<typeof conditions> & { mine: boolean }

/**
 * The conditions of a list. Without `mine`, people get their own orders and API clients everybody's: they have none of their own.
 * @throws Refused for a condition that isn't allowed
 */
export function parseOrderFilter({ client }: Pick<Context, 'client'>, given: unknown): OrderFilter {
  const { mine, ...others } = parse(conditions, given)
  return { ...others, mine: mine ?? client === null }
}

type Where = Prisma.OrderWhereInput

/** Whether the delivery day has passed in the shop's time zone, and the order is neither delivered nor cancelled. */
export const isOverdue = (
  { deliveryDate, orderStatus }: { deliveryDate: Date | null; orderStatus: OrderStatus },
  now: Date,
): boolean =>
  deliveryDate !== null && deliveryDate < startOfDay(dayOf(now)) && !finalStatuses.includes(orderStatus)

/** If all statuses are unfinished, `isUnderWay` lets an index skip the finished orders. */
export const withStatus = ({ orderStatus }: OrderFilter): Where => ({
  orderStatus: { equals: orderStatus?.eq ?? undefined, in: orderStatus?.in ?? undefined },
  isUnderWay: orderStatus?.in?.every((status) => !finalStatuses.includes(status)) ? true : undefined,
})

/** All conditions except the status and those that are resolved first (search, alterations, returns, updates). */
export const withoutStatus = (
  { isOverdue, deliveryDate, ids, createdAt }: OrderFilter,
  now: Date,
): Where => ({
  AND: [
    ids ? { id: { in: ids.filter(isId) } } : {},
    { orderDate: { gte: createdAt?.gte ?? undefined, lt: createdAt?.lt ?? undefined } },
    { deliveryDate: { gte: deliveryDate?.gte ?? undefined, lt: deliveryDate?.lt ?? undefined } },
    ...(isOverdue == null ? [] : [isOverdue ? overdue(now) : { NOT: overdue(now) }]),
  ],
})

/** Orders without a delivery day are never overdue. */
const overdue = (now: Date): Where => ({
  deliveryDate: { not: null, lt: startOfDay(dayOf(now)) },
  isUnderWay: true,
})
