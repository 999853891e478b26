import type { Services } from '../context.ts'
import { Unavailable } from '../errors.ts'
import { enterGatewayPayment } from './enter-gateway-payment.ts'
import type { GatewayNotice, PaymentGateway } from './payment-gateway.ts'

/**
 * Takes a notification of the gateway, whose signature the gateway's implementation checks. It only says where to look:
 * the ledger follows the gateway's API. While the API doesn't respond, the payment is looked for later.
 * @returns false for a notification that the gateway has not signed
 */
export async function receiveGatewayNotice(
  services: Services & { gateway: PaymentGateway },
  received: { body: Buffer; signature: string; id: string | null },
): Promise<boolean> {
  const { db, log, now, gateway } = services
  const notice = gateway.readNotice(received)
  if (!notice) {
    log.warn({ id: received.id }, 'a notification of the payment gateway has a wrong signature')
    return false
  }
  const { id, type } = notice
  if (id !== null && (await db.gatewayEvent.findUnique({ where: { id } }))) return true
  try {
    const payment = notice.gatewayPaymentId && (await gateway.findPayment(notice.gatewayPaymentId))
    if (payment) await enterGatewayPayment(services, payment)
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    await checkSoon(services, notice)
    return true
  }
  if (id !== null)
    await db.gatewayEvent.createMany({ data: { id, type, receivedAt: now() }, skipDuplicates: true })
  return true
}

/** A wrong number finds nothing; a right one only costs a look at the gateway. */
async function checkSoon({ db, now }: Pick<Services, 'db' | 'now'>, notice: GatewayNotice): Promise<void> {
  const { gatewayOrderId, gatewayPaymentId } = notice
  if (gatewayOrderId)
    await db.gatewayOrder.updateMany({ where: { gatewayOrderId }, data: { nextCheckAt: now() } })
  if (gatewayPaymentId)
    await db.gatewayRefund.updateMany({
      where: { payment: { reference: gatewayPaymentId, method: 'GATEWAY' } },
      data: { nextCheckAt: now() },
    })
}
