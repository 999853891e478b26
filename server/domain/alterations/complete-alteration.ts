import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { notFound } from '../errors.ts'
import { parse } from '../validation.ts'
import { type ChangedOrder, changeOrder } from '../orders/change-order.ts'
import { completedAlready } from './assign-alteration.ts'

const completion = z.object({ orderId: z.string(), alterationId: z.string() })

/**
 * Marks an alteration request as completed; requires MANAGE_ORDERS.
 * @throws Unauthenticated, Forbidden, Refused (NOT_FOUND, CONFLICT when it is completed already)
 */
export async function completeAlteration(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'MANAGE_ORDERS')
  const { orderId, alterationId } = parse(completion, input)
  return changeOrder(ctx, orderId, ({ alterations }) => {
    const alteration = alterations.find(({ id }) => id === alterationId)
    if (!alteration) throw notFound((i18n) => i18n._('This order has no such alteration request.'))
    if (alteration.completedAt) throw completedAlready()
    return { completedAlteration: alterationId }
  })
}
