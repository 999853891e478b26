import { gatewayRecorderId } from './gateway-recorder.ts'
import type { GatewayRefundStatus } from '../../platform/database/__generated__/prisma/enums.ts'
import type { Database, Transaction } from '../../platform/database/client.ts'
import { recordChange } from '../audit/record-change.ts'
import type { Services } from '../context.ts'
import { lastClosedDay } from '../closing/lock-days.ts'
import { announceOrder } from '../messages/announce-order.ts'
import { refreshWaitingOf } from '../messages/refresh-message.ts'
import { writeEntry } from '../payments/enter-payment.ts'
import { lockLedger, type Ledger } from '../payments/lock-ledger.ts'
import { type Payment, toPayment, withReversal } from '../payments/payment.ts'
import { dayOf } from '../shop/shop-time.ts'
import { isId } from '../validation.ts'
import type { GatewayPayment, GatewayRefund, PaymentGateway } from './payment-gateway.ts'

/** How soon a refund that the gateway has accepted is looked at again. */
export const refundCheckMs = 60 * 60 * 1000

type Recording = Services & { gateway: PaymentGateway }

/**
 * Makes the ledger agree with what the gateway reports of a payment: the payment, its refunds, and those of them that
 * failed. May be repeated at any time and in any order.
 * @throws Unavailable when the gateway doesn't respond
 */
export async function enterGatewayPayment(services: Recording, reported: GatewayPayment): Promise<void> {
  const { db, log, gateway } = services
  const { id, gatewayOrderId, amount, currency, status } = reported
  const started = gatewayOrderId && (await db.gatewayOrder.findUnique({ where: { gatewayOrderId } }))
  if (!started || currency !== 'INR')
    return log.info({ payment: id, currency }, 'the gateway reports a payment that is none of an order')
  if (status === 'failed') return forgetReport(db, started.id)
  if (status === 'open') return
  if (amount !== Number(started.amount))
    log.warn(
      { payment: id, amount, expected: Number(started.amount) },
      'a payment differs from what was asked for',
    )
  const refunds = await gateway.listRefunds(id)
  await db.transaction(async (tx) => {
    const ledger = await lockLedger(tx, started.orderId)
    const payment = findEntry(ledger, 'PAYMENT', id) ?? (await enter(services, tx, ledger, reported))
    for (const refund of refunds) await enterGatewayRefund(services, tx, ledger, payment, refund)
    await refreshWaitingOf(services, tx, started.orderId)
    await tx.gatewayOrder.update({ where: { id: started.id }, data: { reportedAt: null, nextCheckAt: null } })
  })
}

/** Enters the payment, and notifies the customer. */
async function enter(
  services: Recording,
  tx: Transaction,
  { order }: Ledger,
  { id, amount, madeAt }: GatewayPayment,
): Promise<Payment> {
  const { gateway, now } = services
  const payment = await writeEntry(asShop(now), tx, recorderOf(gateway.name), order, {
    kind: 'PAYMENT',
    amount,
    method: 'GATEWAY',
    reference: id,
    note: null,
    receivedAt: earlier(madeAt, now()),
    idempotencyKey: id,
    requestHash: '',
  })
  await announceOrder(services, tx, order, {
    event: 'PAYMENT_RECEIVED',
    key: payment.id,
    payment,
  })
  return payment
}

const forgetReport = async (db: Database, id: string): Promise<void> =>
  void (await db.gatewayOrder.update({ where: { id }, data: { reportedAt: null } }))

/**
 * Enters a refund of a payment in a locked ledger, or reverses it when it has failed; an entry that exists stays as it
 * is. Returns the refund's entry; null for one that failed before it was entered.
 */
export async function enterGatewayRefund(
  { now, gateway }: Pick<Recording, 'now' | 'gateway'>,
  tx: Transaction,
  ledger: Ledger,
  payment: Payment,
  refund: GatewayRefund,
): Promise<Payment | null> {
  const { id, amount, receipt } = refund
  const status = statuses[refund.status]
  const nextCheckAt = status === 'ACCEPTED' ? new Date(now().getTime() + refundCheckMs) : null
  const requested =
    receipt !== null && isId(receipt) ? await tx.gatewayRefund.findUnique({ where: { id: receipt } }) : null
  const row = await tx.gatewayRefund.upsert({
    where: requested ? { id: requested.id } : { gatewayRefundId: id },
    update: { status, nextCheckAt, gatewayRefundId: id },
    create: {
      orderId: ledger.order.id,
      paymentId: payment.id,
      amount,
      status,
      gatewayRefundId: id,
      requestedAt: refund.madeAt,
      requestedById: gatewayRecorderId,
      requestedBy: gateway.name,
      idempotencyKey: id,
      nextCheckAt,
    },
  })
  // A refund that the shop itself said to be made has the receipt number.
  const entry = findEntry(ledger, 'REFUND', id) ?? findEntry(ledger, 'REFUND', row.id)
  if (status === 'FAILED') {
    if (entry && !entry.isReversed) await reverse(now, tx, ledger, entry, gateway.name)
    return entry
  }
  if (entry) return entry
  return writeEntry(asShop(now), tx, recorderOf(row.requestedBy), ledger.order, {
    kind: 'REFUND',
    amount,
    method: 'GATEWAY',
    reference: id,
    note: row.note,
    receivedAt: earlier(refund.madeAt, now()),
    idempotencyKey: id,
    requestHash: '',
  })
}

/** The gateway could not return the money: it is the shop's again. */
async function reverse(now: () => Date, tx: Transaction, { order }: Ledger, entry: Payment, name: string) {
  const note = 'The payment service could not return the money.'
  const closed = await lastClosedDay(tx)
  const isOpen = closed === null || dayOf(entry.receivedAt) > closed
  const row = await tx.payment.create({
    data: {
      orderId: order.id,
      kind: 'REVERSAL',
      amount: -entry.amount,
      method: entry.method,
      reference: entry.reference,
      note,
      reversesId: entry.id,
      // As for reversals by staff (domain/payments/reverse-payment.ts).
      receivedAt: isOpen ? entry.receivedAt : now(),
      recordedAt: now(),
      recordedById: gatewayRecorderId,
      recordedBy: name,
      idempotencyKey: `reversal of ${entry.id}`,
      requestHash: '',
    },
    include: withReversal,
  })
  await recordChange(tx, asShop(now), {
    action: 'order.reverse-payment',
    entity: 'ORDER',
    entityId: order.id,
    entityName: order.orderNumber,
    before: { amount: Math.abs(entry.amount), method: entry.method, reference: entry.reference },
    after: { note },
  })
  return toPayment(row)
}

const statuses: Record<GatewayRefund['status'], GatewayRefundStatus> = {
  accepted: 'ACCEPTED',
  processed: 'PROCESSED',
  failed: 'FAILED',
}

const findEntry = ({ payments }: Ledger, kind: Payment['kind'], reference: string) =>
  payments.find(
    (entry) => entry.method === 'GATEWAY' && entry.kind === kind && entry.reference === reference,
  ) ?? null

const asShop = (now: () => Date) => ({ now, viewer: null, tailor: null })
const recorderOf = (name: string) => ({ id: gatewayRecorderId, name })
/** The gateway's clock may be ahead of the shop's. */
const earlier = (one: Date, other: Date) => (one < other ? one : other)
