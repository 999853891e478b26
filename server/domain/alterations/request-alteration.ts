import { z } from 'zod'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { parse, requiredLongText } from '../validation.ts'
import { type ChangedOrder, changeOrder } from '../orders/change-order.ts'
import { canRequestAlteration } from '../orders/order-policy.ts'

export const MAX_ALTERATIONS = 20

const alterationInput = z.object({ orderId: z.string(), details: requiredLongText(2000) })

/**
 * Requests an alteration of a garment, within seven days of its delivery.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND)
 */
export async function requestAlteration(ctx: Context, input: unknown): Promise<ChangedOrder> {
  const { orderId, details } = parse(alterationInput, input)
  return changeOrder(ctx, orderId, (order, viewer) => {
    if (!canRequestAlteration(viewer, order, ctx.now()))
      throw conflict(null, (i18n) =>
        i18n._('An alteration can be asked for within seven days of the delivery. Please call the shop.'),
      )
    if (order.alterations.length >= MAX_ALTERATIONS)
      throw conflict(null, (i18n) => i18n._('That is a lot to alter: please call the shop.'))
    return { alteration: { details } }
  })
}
