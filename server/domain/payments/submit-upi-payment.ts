import { z } from 'zod'
import { adminPaths } from '../../../shared/admin-paths.ts'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, invalid } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { paymentToConfirmTexts } from '../notifications/notification-texts.ts'
import { notifyStaff } from '../notifications/notify-staff.ts'
import { balanceOf } from '../orders/balance.ts'
import { unknownOrder } from '../orders/change-order.ts'
import type { Order } from '../orders/order.ts'
import { withLatinDigits } from '../../../shared/grammars/digits.ts'
import { normalizeCode } from '../../../shared/grammars/text.ts'
import { isId, money, parse } from '../validation.ts'
import { lockLedger } from './lock-ledger.ts'

/** How many of an order's transfers may wait for the shop at once. */
const maxWaiting = 5

const submission = z.object({
  orderId: z.string(),
  amount: money.min(1, { error: /*i18n*/ 'Write what you have paid: more than ₹0.' }),
  utr: z
    .string()
    .transform((typed) => withLatinDigits(normalizeCode(typed)).replace(/[.-]/g, ''))
    .refine((utr) => /^\d{12}$/.test(utr), {
      error:
        /*i18n*/ 'The number of a UPI payment (UTR) has 12 digits. Your payment app shows it with the payment.',
    }),
})

/**
 * Tells the shop of a UPI transfer for the viewer's own order. Nothing counts as paid before the shop has confirmed it.
 * Sending the same number for the same order again changes nothing.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; CONFLICT for a number that was sent already, for a cancelled order,
 * and while too many wait)
 */
export async function submitUpiPayment(ctx: Context, input: unknown): Promise<Order> {
  requireViewer(ctx.viewer)
  const { id: viewerId } = ctx.viewer
  const { orderId, amount, utr } = parse(submission, input)
  // Checked before locking, so that another account's request cannot hold the lock.
  const isOwn = isId(orderId) && (await ctx.db.order.count({ where: { id: orderId, userId: viewerId } })) > 0
  if (!isOwn) throw unknownOrder()
  try {
    return await ctx.db.transaction(async (tx) => {
      const { order, payments } = await lockLedger(tx, orderId)
      const claims = await tx.upiClaim.findMany({ where: { orderId: order.id } })
      if (claims.some((claim) => claim.utr === utr && claim.status !== 'REJECTED')) return order
      if (order.orderStatus === 'CANCELLED')
        throw conflict('orderId', (i18n) => i18n._('This order is cancelled: nothing is to be paid for it.'))
      const { balance } = balanceOf(order, payments)
      if (balance !== null && amount > balance)
        throw invalid('amount', (i18n) =>
          i18n._('Only {balance} is still to be paid.', { balance: formatRupees(balance) }),
        )
      if (claims.filter(({ status }) => status === 'WAITING').length >= maxWaiting)
        throw conflict(null, (i18n) =>
          i18n._('We are still checking your earlier payments. Please wait until we have.'),
        )
      const claim = await tx.upiClaim.create({
        data: { orderId: order.id, amount, utr, submittedAt: ctx.now() },
      })
      await notifyStaff(ctx, tx, {
        event: 'PAYMENT_TO_CONFIRM',
        key: claim.id,
        texts: paymentToConfirmTexts(order.orderNumber, formatRupees(amount)),
        address: adminPaths.payments(),
        orderId: order.id,
        exceptUserId: viewerId,
      })
      return order
    })
  } catch (error) {
    throw isUniqueViolation(error) ? sentAlready() : error
  }
}

const sentAlready = () =>
  conflict('utr', (i18n) =>
    i18n._('This number was sent already for another order. Check it, or call the shop.'),
  )
