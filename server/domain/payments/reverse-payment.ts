import { z } from 'zod'
import { isUniqueViolation, type Transaction } from '../../platform/database/client.ts'
import { isAllowed, requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import { recordChange } from '../audit/record-change.ts'
import { firstOpenInstant } from '../closing/lock-days.ts'
import type { Context } from '../context.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { conflict, notFound } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { netOf } from '../orders/balance.ts'
import type { Order } from '../orders/order.ts'
import { gatewayRecorderId } from '../online-payments/gateway-recorder.ts'
import { isId, parse, requiredLongText } from '../validation.ts'
import { lockLedger } from './lock-ledger.ts'
import { type Payment, toPayment, withReversal } from './payment.ts'
import { lockStoreCredit } from './store-credit.ts'

const reversing = z.object({ paymentId: z.string(), reason: requiredLongText(1000) })

/**
 * Reverses an entry by a new one of the opposite amount, on the entry's day while that is open and today otherwise, so that a
 * correction doesn't change another day. An entry is reversed at most once.
 * @throws Unauthenticated, Forbidden, Refused (INVALID, NOT_FOUND; CONFLICT when it is reversed already or a reversal
 * itself, and for a payment that was returned or a store credit that was spent)
 */
export async function reversePayment(ctx: Context, input: unknown): Promise<Payment> {
  requirePermission(ctx.viewer, 'REVERSE_PAYMENTS')
  const viewer = ctx.viewer
  const { paymentId, reason } = parse(reversing, input)
  const found = isId(paymentId) ? await ctx.db.payment.findUnique({ where: { id: paymentId } }) : null
  if (!found) throw unknownPayment()
  const now = ctx.now()
  return ctx.db
    .transaction(async (tx) => {
      const { order, payments, pendingRefund } = await lockLedger(tx, found.orderId)
      const entry = payments.find(({ id }) => id === found.id)
      if (!entry) throw unknownPayment()
      if (entry.isReversed) throw reversedAlready()
      if (entry.recordedById === gatewayRecorderId)
        throw conflict('paymentId', (i18n) =>
          i18n._('The payment service reported this entry. Return an online payment online.'),
        )
      if (entry.kind === 'REVERSAL')
        throw conflict('paymentId', (i18n) =>
          i18n._('A reversal can’t be reversed: record the payment anew.'),
        )
      const paid = netOf(payments)
      if (entry.kind === 'PAYMENT' && paid - entry.amount < 0)
        throw conflict('paymentId', (i18n) =>
          i18n._('A part of this payment was returned. Reverse the refund first.'),
        )
      if (entry.kind === 'PAYMENT' && pendingRefund !== null && paid - entry.amount < pendingRefund)
        throw conflict('paymentId', (i18n) =>
          i18n._(
            '{pending} is requested to be returned online. Reverse this payment when the payment service has said whether it was.',
            { pending: formatRupees(pendingRefund) },
          ),
        )
      if (entry.kind === 'REFUND' && entry.method === 'STORE_CREDIT')
        await requireUnspent(tx, order, -entry.amount)
      const receivedAt = await firstOpenInstant(ctx, tx, 'paymentId', entry.receivedAt)
      const row = await tx.payment.create({
        data: {
          orderId: order.id,
          kind: 'REVERSAL',
          amount: -entry.amount,
          method: entry.method,
          reference: entry.reference,
          note: reason,
          reversesId: entry.id,
          receivedAt,
          recordedAt: now,
          recordedById: viewer.id,
          recordedBy: viewer.name,
          idempotencyKey: `reversal of ${entry.id}`,
          requestHash: '',
        },
        include: withReversal,
      })
      await refreshWaitingOf(ctx, tx, order.id)
      await recordChange(tx, ctx, {
        action: 'order.reverse-payment',
        entity: 'ORDER',
        entityId: order.id,
        entityName: order.orderNumber,
        before: { amount: Math.abs(entry.amount), method: entry.method, reference: entry.reference },
        after: { note: reason },
      })
      return toPayment(row)
    })
    .catch((error: unknown) => {
      throw isUniqueViolation(error) ? reversedAlready() : error
    })
}

/**
 * @param given as store credit, in paise
 * @throws Refused (CONFLICT)
 */
async function requireUnspent(tx: Transaction, { userId }: Order, given: number): Promise<void> {
  const credit = userId === null ? 0 : await lockStoreCredit(tx, userId)
  if (credit < given)
    throw conflict('paymentId', (i18n) =>
      i18n._(
        'The customer has spent this store credit: {credit} is left. Reverse what was paid with it first.',
        {
          credit: formatRupees(credit),
        },
      ),
    )
}

/** Whether the viewer may reverse an entry. What the gateway reports is returned, not reversed. */
export const canReverse = (viewer: User | null, { kind, isReversed, recordedById }: Payment): boolean =>
  isAllowed(viewer, 'REVERSE_PAYMENTS') &&
  !isReversed &&
  kind !== 'REVERSAL' &&
  recordedById !== gatewayRecorderId

const unknownPayment = () => notFound((i18n) => i18n._('There is no such payment.'))
const reversedAlready = () => conflict('paymentId', (i18n) => i18n._('This payment is reversed already.'))
