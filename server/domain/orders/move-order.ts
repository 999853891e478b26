import { z } from 'zod'
import { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, Refused } from '../errors.ts'
import { optionalIdentifier, optionalLongText, optionalText, parse } from '../validation.ts'
import { farDayIssue } from '../shop/plausible-day.ts'
import { dayOf } from '../shop/shop-time.ts'
import { type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'
import { canCancel, nextStatusesFor } from './order-policy.ts'
import { isClosed } from './order-status.ts'
import { statusLabels } from './status-labels.ts'
import type { Order } from './order.ts'
import type { Sentence } from '../../i18n.ts'

export const orderNote = optionalLongText(1000).transform((note) => note ?? null)
export const deliveryDate = z
  .date()
  .refine((date) => date < new Date('2100-01-01'), { error: /*i18n*/ 'That day is too far away.' })
  .nullish()

const move = z.object({
  id: z.string(),
  version: z.int(),
  to: z.enum(OrderStatus),
  note: orderNote,
  deliveryDate,
  confirmedDay: z.boolean().default(false),
  courier: optionalText(100),
  trackingNumber: optionalIdentifier(100),
  tailorsEarn: z.boolean().default(false),
})

/**
 * Moves an order to its next status; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NEEDS_CONFIRMATION, NOT_FOUND)
 */
export async function moveOrder(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const request = parse(move, input)
  const { id, version, to, note, deliveryDate, confirmedDay, courier, trackingNumber, tailorsEarn } = request
  return changeOrder(ctx, id, (order, viewer) => {
    requireVersion(order, version)
    if (!nextStatusesFor(viewer, order).includes(to)) throw conflict('to', cannotBecome(order, to))
    requirePlausibleDelivery(order, { deliveryDate, confirmedDay }, ctx.now())
    if ((courier || trackingNumber) && to !== 'DISPATCHED')
      throw invalid('courier', (i18n) =>
        i18n._('Courier and tracking number belong to an order that is dispatched.'),
      )
    return {
      moveTo: { status: to, note, tailorsEarn },
      columns: { deliveryDate: deliveryDate ?? undefined, courier, trackingNumber },
    }
  })
}

const cannotBecome =
  ({ orderType, orderStatus, quote }: Order, to: OrderStatus): Sentence =>
  (i18n) =>
    orderType === 'CUSTOM' && orderStatus === 'PENDING' && to === 'CONFIRMED' && !quote?.acceptedAt
      ? i18n._('A custom order is confirmed after its quote was accepted.')
      : i18n._('An order that is {status} can’t become {to}.', {
          status: i18n._(statusLabels[orderStatus]),
          to: i18n._(statusLabels[to]),
        })

const cancelling = z.object({ id: z.string(), note: orderNote })

/**
 * Cancels an order if the viewer may, and returns its ready-made pieces to stock.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND)
 */
export async function cancelOrder(ctx: Context, input: unknown): Promise<ChangedOrder> {
  const { id, note } = parse(cancelling, input)
  return changeOrder(ctx, id, (order, viewer) => {
    if (!canCancel(viewer, order))
      throw conflict(null, (i18n) =>
        order.orderStatus === 'CANCELLED'
          ? i18n._('This order is cancelled already.')
          : i18n._('It is too late to cancel this order here. Please call the shop.'),
      )
    return { moveTo: { status: 'CANCELLED', note } }
  })
}

const dating = z.object({
  id: z.string(),
  version: z.int(),
  deliveryDate,
  confirmedDay: z.boolean().default(false),
})

/**
 * Sets the delivery date; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NEEDS_CONFIRMATION, NOT_FOUND)
 */
export async function setDeliveryDate(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { id, version, deliveryDate, confirmedDay } = parse(dating, input)
  return changeOrder(ctx, id, (order) => {
    requireVersion(order, version)
    if (isClosed(order))
      throw conflict(null, (i18n) => i18n._('This order is delivered or cancelled already.'))
    requirePlausibleDelivery(order, { deliveryDate, confirmedDay }, ctx.now())
    return { columns: { deliveryDate: deliveryDate ?? null } }
  })
}

const dayMs = 24 * 60 * 60 * 1000

/**
 * A day is given as any instant in it, which may be earlier than the order's own on the same day.
 * @throws Refused (INVALID, NEEDS_CONFIRMATION)
 */
export function requirePlausibleDelivery(
  { orderDate, deliveryDate: before }: Order,
  { deliveryDate: date, confirmedDay }: { deliveryDate: Date | null | undefined; confirmedDay: boolean },
  now: Date,
): void {
  if (!date) return
  if (date.getTime() < orderDate.getTime() - dayMs)
    throw invalid('deliveryDate', (i18n) => i18n._('The delivery can’t come before the order.'))
  const day = dayOf(date)
  const asked = !confirmedDay && (before === null || dayOf(before) !== day)
  const issue = asked ? farDayIssue('deliveryDate', day, dayOf(now)) : null
  if (issue) throw new Refused([issue])
}
