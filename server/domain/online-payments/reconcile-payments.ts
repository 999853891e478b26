import type { Services } from '../context.ts'
import { Unavailable } from '../errors.ts'
import { enterGatewayPayment } from './enter-gateway-payment.ts'
import type { PaymentGateway } from './payment-gateway.ts'

/** How many payments and refunds one run looks at. */
const MAX_CHECKS = 20
/** How long the gateway is polled for a payment: it takes late ones for five days. */
const paymentDays = 7
const refundDays = 30
/** After this time a refund whose request had no response, and which the gateway doesn't list, was not made. */
export const responseMs = 60 * 60 * 1000

/**
 * Asks the gateway for payments and refunds of which it has not notified the shop, and enters them. Each is looked at
 * by one replica at a time, with growing intervals. When the gateway doesn't answer, the rest waits for the next run.
 */
export async function reconcilePayments(services: Services): Promise<void> {
  const { gateway, log } = services
  if (gateway === null) return
  try {
    await repeat(() => checkPayment({ ...services, gateway }))
    await repeat(() => checkRefund({ ...services, gateway }))
  } catch (error) {
    if (!(error instanceof Unavailable)) throw error
    log.warn('online payments can’t be reconciled: the payment gateway doesn’t answer')
  }
}

type Checking = Services & { gateway: PaymentGateway }

/** Until there is no more to check. */
async function repeat(check: () => Promise<boolean>): Promise<void> {
  for (let checks = 0; checks < MAX_CHECKS; checks++) if (!(await check())) return
}

/** Asks for one payment that is due; false when there is none. */
async function checkPayment(services: Checking): Promise<boolean> {
  const { db, gateway, now } = services
  // Locked rows are another replica's; setting the time of the next look keeps them from it afterwards.
  const [due] = await db.change<{ id: string; gatewayOrderId: string }>`
    UPDATE "gateway_orders" SET
      "checks" = "checks" + 1,
      "nextCheckAt" = CASE WHEN "startedAt" > ${now()}::timestamptz - ${paymentDays} * interval '1 day'
        THEN ${now()}::timestamptz + least(360, 2 ^ least("checks" + 1, 10)) * interval '1 minute' END
    WHERE "id" IN (
      SELECT "id" FROM "gateway_orders" WHERE "nextCheckAt" <= ${now()}::timestamptz
      ORDER BY "nextCheckAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "gatewayOrderId"`
  if (!due) return false
  const { id, gatewayOrderId } = due
  try {
    for (const payment of await gateway.listPayments(gatewayOrderId))
      await enterGatewayPayment(services, payment)
  } catch (error) {
    if (error instanceof Unavailable)
      await db.gatewayOrder.update({ where: { id }, data: notLookedAt(now()) })
    throw error
  }
  return true
}

/** Asks for one refund that is due; false when there is none. */
async function checkRefund(services: Checking): Promise<boolean> {
  const { db, gateway, now } = services
  const [due] = await db.change<{ id: string; paymentId: string }>`
    UPDATE "gateway_refunds" SET
      "checks" = "checks" + 1,
      "nextCheckAt" = CASE WHEN "requestedAt" > ${now()}::timestamptz - ${refundDays} * interval '1 day'
        THEN ${now()}::timestamptz + least(720, 2 ^ least("checks" + 1, 10)) * interval '1 minute' END
    WHERE "id" IN (
      SELECT "id" FROM "gateway_refunds" WHERE "nextCheckAt" <= ${now()}::timestamptz
      ORDER BY "nextCheckAt" LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING "id", "paymentId"`
  if (!due) return false
  const { id, paymentId } = due
  const { reference } = await db.payment.findUniqueOrThrow({ where: { id: paymentId } })
  try {
    const payment = reference && (await gateway.findPayment(reference))
    if (payment) await enterGatewayPayment(services, payment)
  } catch (error) {
    if (error instanceof Unavailable)
      await db.gatewayRefund.update({ where: { id }, data: notLookedAt(now()) })
    throw error
  }
  await db.gatewayRefund.updateMany({
    where: { id, status: 'REQUESTED', requestedAt: { lt: new Date(now().getTime() - responseMs) } },
    data: { status: 'FAILED', nextCheckAt: null },
  })
  return true
}

/** The gateway was not there: the look doesn't count, and the next run repeats it. */
const notLookedAt = (now: Date) => ({ checks: { decrement: 1 }, nextCheckAt: now })
