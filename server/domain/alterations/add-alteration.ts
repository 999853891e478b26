import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { type ChangedOrder, changeOrder } from '../orders/change-order.ts'
import { requireComingDay } from '../shop/plausible-day.ts'
import { dayOf } from '../shop/shop-time.ts'
import { day, parse, requiredLongText } from '../validation.ts'
import { requireGarmentOf, requireTailorIn } from './assign-alteration.ts'
import { MAX_ALTERATIONS } from './request-alteration.ts'

const alterationInput = z.object({
  orderId: z.string(),
  garmentId: z.string().nullish(),
  details: requiredLongText(2000),
  tailorId: z.string().nullish(),
  dueDate: day.nullish(),
  confirmedDay: z.boolean().default(false),
})

/**
 * Adds an alteration that a customer wants after a trial or the delivery; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NEEDS_CONFIRMATION, NOT_FOUND, CONFLICT)
 */
export async function addAlteration(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const {
    orderId,
    garmentId = null,
    details,
    tailorId = null,
    dueDate,
    confirmedDay,
  } = parse(alterationInput, input)
  requireComingDay({ field: 'dueDate', day: dueDate, today: dayOf(ctx.now()), isConfirmed: confirmedDay })
  return changeOrder(ctx, orderId, async ({ orderStatus, alterations }, _viewer, tx) => {
    if (orderStatus === 'PENDING' || orderStatus === 'CANCELLED')
      throw conflict(null, (i18n) =>
        i18n._('Alterations belong to orders that are confirmed and not cancelled.'),
      )
    if (alterations.length >= MAX_ALTERATIONS)
      throw conflict(null, (i18n) =>
        i18n._('An order has at most {most} alterations. Enter a new order for more.', {
          most: MAX_ALTERATIONS,
        }),
      )
    await requireGarmentOf(tx, orderId, garmentId)
    await requireTailorIn(tx, tailorId)
    return {
      alteration: {
        details,
        garmentId,
        tailorId,
        dueDate: dueDate ? new Date(dueDate) : null,
        isAfterTrial: orderStatus !== 'DELIVERED',
      },
    }
  })
}
