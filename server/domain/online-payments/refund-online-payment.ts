import { z } from 'zod'
import type { Prisma } from '../../platform/database/__generated__/prisma/client.ts'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { requirePermission } from '../accounts/policy.ts'
import type { User } from '../accounts/user.ts'
import type { Context } from '../context.ts'
import { conflict, invalid, notFound } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { netOf } from '../orders/balance.ts'
import { lockLedger } from '../payments/lock-ledger.ts'
import { type Payment, toPayment, withReversal } from '../payments/payment.ts'
import { refundPending } from '../payments/pending-refunds.ts'
import { requireDue } from '../payments/refund-due.ts'
import { amount, idempotencyKey, isId, optionalLongText, parse } from '../validation.ts'
import { enterGatewayRefund } from './enter-gateway-payment.ts'
import { isThroughGateway, refundableOf } from './online-payment.ts'
import { callGateway, GatewayRefusal, type PaymentGateway } from './payment-gateway.ts'
import { requireGateway } from './start-online-payment.ts'

const refunding = z.object({
  paymentId: z.string(),
  amount: amount.min(1, { error: /*i18n*/ 'Write an amount of more than ₹0.' }),
  confirmedExcess: z.boolean().default(false),
  note: optionalLongText(1000).transform((note) => note ?? null),
  idempotencyKey,
})

/** When the gateway is polled for the first time about a refund without a response. */
const firstCheckMs = 2 * 60 * 1000

type Refunding = z.output<typeof refunding>
type Requested = Prisma.GatewayRefundGetPayload<object>

/**
 * Returns money of an online payment through the gateway. The request is stored first, so that a repetition, also after
 * a response that was lost, is the same request to the gateway. The ledger has it once the gateway has accepted it; until
 * it is known whether it was made, its amount counts as possibly returned.
 * @throws Unauthenticated, Forbidden, Refused (INVALID for more than can be returned; NOT_FOUND;
 * PAYMENT_SERVICE_UNAVAILABLE without a gateway, and while it doesn't respond; CONFLICT when the gateway refuses it,
 * and for a key of another request)
 */
export async function refundOnlinePayment(ctx: Context, input: unknown): Promise<Payment> {
  requirePermission(ctx.viewer, 'REVERSE_PAYMENTS')
  const viewer = ctx.viewer
  const request = parse(refunding, input)
  const gateway = requireGateway(ctx)
  const payment = await findPayment(ctx, request.paymentId)
  const requested = await reserve(ctx, viewer, payment, request)
  if (requested.status === 'FAILED') throw refused()
  if (requested.status !== 'REQUESTED') return readEntry(ctx, requested)
  const refund = await sendRefund(ctx, gateway, payment, requested)
  const entry = await ctx.db.transaction(async (tx) =>
    enterGatewayRefund({ ...ctx, gateway }, tx, await lockLedger(tx, payment.orderId), payment, refund),
  )
  if (!entry) throw refused()
  return entry
}

async function sendRefund(
  { db }: Context,
  gateway: PaymentGateway,
  payment: Payment,
  { id, amount }: Requested,
) {
  const request = gateway.refund({
    gatewayPaymentId: payment.reference!,
    amount: Number(amount),
    receipt: id,
  })
  // A refused request takes no amount from others.
  const settled = request.catch(async (error: unknown) => {
    if (error instanceof GatewayRefusal)
      await db.gatewayRefund.updateMany({
        where: { id, status: 'REQUESTED' },
        data: { status: 'FAILED', nextCheckAt: null },
      })
    throw error
  })
  return callGateway(settled, {
    refused,
    unknown: {
      field: 'paymentId',
      message: (i18n) =>
        i18n._(
          'The refund of {amount} is requested and stored, but the payment service has not said whether it was made. Don’t return the money in another way: the shop asks again by itself, and the result is among the payments of the order.',
          { amount: formatRupees(Number(amount)) },
        ),
    },
  })
}

async function findPayment({ db }: Context, id: string): Promise<Payment> {
  const row = isId(id) ? await db.payment.findUnique({ where: { id }, include: withReversal }) : null
  if (!row) throw notFound((i18n) => i18n._('There is no such payment.'))
  if (!isThroughGateway(row))
    throw invalid('paymentId', (i18n) =>
      i18n._('This payment was not made online. Return it in another way.'),
    )
  return toPayment(row)
}

/** The stored request under this key, or a new one, whose amount no other refund can take from then on. */
async function reserve(ctx: Context, viewer: User, payment: Payment, request: Refunding): Promise<Requested> {
  const { idempotencyKey } = request
  const key = { requestedById_idempotencyKey: { requestedById: viewer.id, idempotencyKey } }
  const known = async () => {
    const row = await ctx.db.gatewayRefund.findUnique({ where: key })
    if (
      row &&
      (row.paymentId !== payment.id || Number(row.amount) !== request.amount || row.note !== request.note)
    )
      throw conflict('idempotencyKey', (i18n) =>
        i18n._('Another refund was requested under this key. Take a new key for a new refund.'),
      )
    return row
  }
  const earlier = await known()
  if (earlier) return earlier
  try {
    return await ctx.db.transaction(async (tx) => {
      const ledger = await lockLedger(tx, payment.orderId)
      const { order, payments, pendingRefund } = ledger
      const { _sum } = await tx.gatewayRefund.aggregate({
        where: { paymentId: payment.id, status: { not: 'FAILED' } },
        _sum: { amount: true },
      })
      const left = refundableOf({
        amount: payment.amount,
        refunded: Number(_sum.amount ?? 0),
        received: netOf(payments),
        pendingRefund,
      })
      if (pendingRefund !== null && request.amount > left) throw refundPending(pendingRefund, left)
      if (request.amount > left)
        throw invalid('amount', (i18n) =>
          i18n._('Only {left} of this payment can be returned online.', { left: formatRupees(left) }),
        )
      if (!request.confirmedExcess) requireDue(ledger, request.amount)
      const now = ctx.now()
      return tx.gatewayRefund.create({
        data: {
          orderId: order.id,
          paymentId: payment.id,
          amount: request.amount,
          note: request.note,
          status: 'REQUESTED',
          requestedAt: now,
          requestedById: viewer.id,
          requestedBy: viewer.name,
          idempotencyKey,
          nextCheckAt: new Date(now.getTime() + firstCheckMs),
        },
      })
    })
  } catch (error) {
    const concurrent = isUniqueViolation(error) ? await known() : null
    if (!concurrent) throw error
    return concurrent
  }
}

async function readEntry({ db }: Context, { id, orderId, gatewayRefundId }: Requested): Promise<Payment> {
  const row = await db.payment.findFirstOrThrow({
    // The shop itself may have said that it was made: then it has the receipt number.
    where: { orderId, kind: 'REFUND', method: 'GATEWAY', reference: { in: [gatewayRefundId ?? id, id] } },
    include: withReversal,
  })
  return toPayment(row)
}

const refused = () =>
  conflict('paymentId', (i18n) =>
    i18n._(
      'The payment service refused this refund. Its dashboard says why; return the money in another way.',
    ),
  )
