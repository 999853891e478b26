import { z } from 'zod'
import { requireViewer } from '../accounts/policy.ts'
import type { Context } from '../context.ts'
import { invalid, notFound, Unavailable } from '../errors.ts'
import type { Order } from '../orders/order.ts'
import { readOrder } from '../orders/order.ts'
import { parse, requiredText } from '../validation.ts'
import { enterGatewayPayment } from './enter-gateway-payment.ts'
import { requireGateway } from './start-online-payment.ts'

const confirming = z.object({
  gatewayOrderId: requiredText(100),
  gatewayPaymentId: requiredText(100),
  signature: requiredText(200),
})

/**
 * Takes what the gateway's checkout returned in the browser. When the gateway's API has the payment, it is entered in
 * the ledger as the API reports it; otherwise it is pending until the API has it. Returns the order.
 * @throws Unauthenticated, Refused (NOT_FOUND; INVALID for a signature that isn't the gateway's;
 * PAYMENT_SERVICE_UNAVAILABLE without a gateway)
 */
export async function confirmOnlinePayment(ctx: Context, input: unknown): Promise<Order> {
  requireViewer(ctx.viewer)
  const { db, log, now, viewer } = ctx
  const checkout = parse(confirming, input)
  const gateway = requireGateway(ctx)
  const { gatewayOrderId, gatewayPaymentId } = checkout
  const started = await db.gatewayOrder.findFirst({ where: { gatewayOrderId, order: { userId: viewer.id } } })
  if (!started) throw notFound((i18n) => i18n._('There is no such payment.'))
  if (!gateway.isSigned(checkout)) {
    log.warn({ gatewayOrderId, gatewayPaymentId }, 'the signature of an online payment is wrong')
    throw invalid('signature', (i18n) =>
      i18n._('The payment could not be verified. If you were charged, please call the shop.'),
    )
  }
  // Only while it is still being reconciled: a payment that is entered already is not pending again.
  await db.gatewayOrder.updateMany({
    where: { id: started.id, nextCheckAt: { not: null } },
    data: { reportedAt: now(), nextCheckAt: now() },
  })
  try {
    const payment = await gateway.findPayment(gatewayPaymentId)
    if (payment) await enterGatewayPayment({ ...ctx, gateway }, payment)
  } catch (error) {
    // The payment is made, only not confirmed: it is looked for until it is.
    if (!(error instanceof Unavailable)) throw error
  }
  return (await readOrder(db, started.orderId))!
}
