import { z } from 'zod'
import { requirePermission } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { amount, parse, requiredLongText } from '../validation.ts'
import { type ChangedOrder, changeOrder, requireVersion } from './change-order.ts'

const discounting = z.object({
  id: z.string(),
  version: z.int(),
  amount,
  reason: requiredLongText(1000),
})

/**
 * Sets the discount that was agreed with the customer after placing, in paise; 0 takes it back.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND)
 */
export async function discountOrder(ctx: Context, input: unknown): Promise<ChangedOrder> {
  requirePermission(ctx.viewer, 'GIVE_DISCOUNTS')
  const { id, version, amount, reason } = parse(discounting, input)
  return changeOrder(ctx, id, (order) => {
    requireVersion(order, version)
    if (order.totalToPay === null || order.orderStatus === 'CANCELLED')
      throw conflict(null, (i18n) => i18n._('This order has no price from which a discount could be taken.'))
    const price = order.totalToPay - order.rounding + order.agreedDiscount
    if (amount > price)
      throw invalid('amount', (i18n) =>
        i18n._('The order costs {amount}. Take off at most that.', { amount: formatRupees(price) }),
      )
    return { agreedDiscount: { amount, reason } }
  })
}
