import { z } from 'zod'
import { OrderStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import { requireShopOwner } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict } from '../errors.ts'
import { parse, requiredLongText } from '../validation.ts'
import { type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'
import { correctableStatusesFor } from './order-policy.ts'
import { statusLabels } from './status-labels.ts'

const correction = z.object({
  id: z.string(),
  version: z.int(),
  to: z.enum(OrderStatus),
  reason: requiredLongText(500),
})

/**
 * Sets an order's status right, whatever the usual way from it, with a reason that the timeline and the audit log hold. The
 * customer isn't written to. The owner only.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function correctOrderStatus(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requireShopOwner(ctx.viewer)
  const { id, version, to, reason } = parse(correction, input)
  return changeOrder(ctx, id, (order, viewer) => {
    requireVersion(order, version)
    if (!correctableStatusesFor(viewer, order).includes(to))
      throw conflict('to', (i18n) =>
        order.orderStatus === 'CANCELLED'
          ? i18n._(
              'A cancelled order stays cancelled: its pieces and offers were given back. Enter the order again.',
            )
          : i18n._('An order that is {status} can’t be corrected to {to}.', {
              status: i18n._(statusLabels[order.orderStatus]),
              to: i18n._(statusLabels[to]),
            }),
      )
    return { moveTo: { status: to, note: reason, kind: 'CORRECTION' } }
  })
}
