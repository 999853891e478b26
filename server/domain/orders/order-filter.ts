import { z } from 'zod'
import type { Prisma } from '../../database/__generated__/prisma/client.ts'
import { OrderStatus } from '../../database/__generated__/prisma/enums.ts'
import { dayOf, startOfDay } from '../shop/shop-time.ts'
import { optionalText } from '../validation.ts'

export const orderFilter = z.object({
  mine: z.boolean().default(true),
  orderStatus: z
    .object({ eq: z.enum(OrderStatus).nullish(), in: z.array(z.enum(OrderStatus)).max(20).nullish() })
    .nullish(),
  search: optionalText(100),
  otherOrdersThan: z.string().nullish(),
  isOverdue: z.boolean().nullish(),
  hasOpenAlteration: z.boolean().nullish(),
  deliveryDate: z.object({ gte: z.date().nullish(), lt: z.date().nullish() }).nullish(),
})

export type OrderFilter = z.infer<typeof orderFilter>
type Where = Prisma.OrderWhereInput

/** Nothing more is due of these: the column `isUnderWay` says the same. */
const done: OrderStatus[] = ['DELIVERED', 'CANCELLED']

/** Whether the day of its delivery has passed where the shop is, and it has neither come nor been called off. */
export const isOverdue = (
  { deliveryDate, orderStatus }: { deliveryDate: Date | null; orderStatus: OrderStatus },
  now: Date,
): boolean => deliveryDate !== null && deliveryDate < startOfDay(dayOf(now)) && !done.includes(orderStatus)

/** Said of several at once that none is done, an index leads past all that are. */
export const withStatus = ({ orderStatus }: OrderFilter): Where => ({
  orderStatus: { equals: orderStatus?.eq ?? undefined, in: orderStatus?.in ?? undefined },
  isUnderWay: orderStatus?.in?.every((status) => !done.includes(status)) ? true : undefined,
})

/** All conditions but those that are looked up first (search, alterations) and that on the status. */
export const withoutStatus = ({ isOverdue, deliveryDate }: OrderFilter, now: Date): Where => ({
  AND: [
    { deliveryDate: { gte: deliveryDate?.gte ?? undefined, lt: deliveryDate?.lt ?? undefined } },
    ...(isOverdue == null ? [] : [isOverdue ? overdue(now) : { NOT: overdue(now) }]),
  ],
})

/** A day that was never set has never passed. */
const overdue = (now: Date): Where => ({
  deliveryDate: { not: null, lt: startOfDay(dayOf(now)) },
  isUnderWay: true,
})
