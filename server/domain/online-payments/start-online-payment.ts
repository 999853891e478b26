import { randomUUID } from 'node:crypto'
import { z } from 'zod'
import { isUniqueViolation } from '../../platform/database/client.ts'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { conflict, Refused } from '../errors.ts'
import { formatRupees } from '../format-rupees.ts'
import { unknownOrder } from '../orders/change-order.ts'
import { type Order, readOrder } from '../orders/order.ts'
import { sumUnconfirmed } from '../payments/upi-claim.ts'
import { idempotencyKey, isId, money, parse } from '../validation.ts'
import { onlinePaymentsOf } from './online-payment.ts'
import { callGateway, type PaymentGateway } from './payment-gateway.ts'

/** What the gateway's checkout in the browser needs. */
export interface OnlineCheckout {
  key: string
  gatewayOrderId: string
  /** In paise. */
  amount: number
  currency: 'INR'
  shopName: string
  orderNumber: string
}

/** How often an order's payment can be started within a day. */
const MAX_STARTS = 30
const dayMs = 24 * 60 * 60 * 1000

/** When the gateway is polled for the first time whether a payment arrived of which it has not notified the shop. */
const firstCheckMs = 2 * 60 * 1000

const starting = z.object({
  orderId: z.string(),
  part: z.enum(['ADVANCE', 'BALANCE']),
  confirmedAmount: money.nullish(),
  idempotencyKey,
})

/**
 * Announces an online payment for the viewer's own order to the gateway. Nothing is recorded in the ledger before the
 * gateway reports the payment. Idempotent by its key.
 * @throws Unauthenticated, Refused (INVALID, NOT_FOUND; PAYMENT_SERVICE_UNAVAILABLE without a gateway, and while it
 * doesn't respond; PRICE_CHANGED for another amount than the confirmed one; CONFLICT when nothing is due, and after too many)
 */
export async function startOnlinePayment(ctx: Context, input: unknown): Promise<OnlineCheckout> {
  requireViewer(ctx.viewer)
  const { db, viewer } = ctx
  const { orderId, part, confirmedAmount, idempotencyKey } = parse(starting, input)
  const gateway = requireGateway(ctx)
  const order = isId(orderId) ? await readOrder(db, orderId) : null
  if (order?.userId !== viewer.id) throw unknownOrder()
  const key = { orderId_idempotencyKey: { orderId: order.id, idempotencyKey } }
  const known = await db.gatewayOrder.findUnique({ where: key })
  if (known) return checkoutOf({ ...ctx, gateway }, order, known)
  const amount = await dueFor(ctx, gateway, order, part)
  if (confirmedAmount != null && confirmedAmount !== amount)
    throw new Refused([
      {
        field: 'confirmedAmount',
        code: 'PRICE_CHANGED',
        message: (i18n) =>
          i18n._('The amount is now {amount}. Open the order again to see why.', {
            amount: formatRupees(amount),
          }),
      },
    ])
  const started = await db.gatewayOrder.count({
    where: { orderId: order.id, startedAt: { gte: new Date(ctx.now().getTime() - dayMs) } },
  })
  if (started >= MAX_STARTS)
    throw conflict('orderId', (i18n) =>
      i18n._('This payment was begun too often today. Please try again tomorrow, or call the shop.'),
    )
  // An announcement without a row costs nothing: nobody can pay it. So the gateway comes first.
  const id = randomUUID()
  const gatewayOrderId = await callGateway(
    gateway.createOrder({ amount, receipt: id, orderNumber: order.orderNumber }),
    {
      refused: notTaken,
      unknown: {
        field: null,
        message: (i18n) =>
          i18n._('The payment service doesn’t answer at the moment. Nothing was recorded; please try again.'),
      },
    },
  )
  const now = ctx.now()
  const nextCheckAt = new Date(now.getTime() + firstCheckMs)
  try {
    return checkoutOf(
      { ...ctx, gateway },
      order,
      await db.gatewayOrder.create({
        data: { id, orderId: order.id, gatewayOrderId, amount, idempotencyKey, startedAt: now, nextCheckAt },
      }),
    )
  } catch (error) {
    const concurrent = isUniqueViolation(error) ? await db.gatewayOrder.findUnique({ where: key }) : null
    if (!concurrent) throw error
    return checkoutOf({ ...ctx, gateway }, order, concurrent)
  }
}

/** @throws Refused (PAYMENT_SERVICE_UNAVAILABLE) */
export function requireGateway({ gateway }: Pick<Context, 'gateway'>): PaymentGateway {
  if (gateway === null)
    throw new Refused([
      {
        field: null,
        code: 'PAYMENT_SERVICE_UNAVAILABLE',
        message: (i18n) => i18n._('The shop takes no online payments.'),
      },
    ])
  return gateway
}

async function dueFor(ctx: Context, gateway: PaymentGateway, order: Order, part: 'ADVANCE' | 'BALANCE') {
  const options = onlinePaymentsOf(
    gateway,
    ctx.viewer,
    order,
    await ctx.loaders.payments.load(order.id),
    sumUnconfirmed(await ctx.loaders.upiClaims.load(order.id)),
  )
  const option = options.find((each) => each.part === part)
  if (!option)
    throw conflict('part', (i18n) =>
      i18n._('This is paid already. Open the order again to see what is still to be paid.'),
    )
  return option.amount
}

const checkoutOf = (
  { shop, gateway }: Pick<Context, 'shop'> & { gateway: PaymentGateway },
  { orderNumber }: Order,
  { gatewayOrderId, amount }: { gatewayOrderId: string; amount: bigint },
): OnlineCheckout => ({
  key: gateway.publicKey,
  gatewayOrderId,
  amount: Number(amount),
  currency: 'INR',
  shopName: shop.name,
  orderNumber,
})

const notTaken = () =>
  conflict('orderId', (i18n) =>
    i18n._('The payment service does not take this payment. Please pay in another way, or call the shop.'),
  )
