import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { FakeRazorpay, type GatewayFault, razorpayKeys } from '../support/fake-razorpay.ts'
import {
  codesOf,
  notify,
  readOnlineLedger,
  refundOnlinePayment,
  startOnlinePayment,
} from '../support/online-payments.ts'
import { orderProduct } from '../support/orders.ts'
import type { Json } from '../support/api-client.ts'
import { onlineLedger } from '../support/fields.ts'
import { inParallel } from '../support/parallel.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
afterEach(() => {
  gateway.fault = null
})
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 10_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

/** An order that is paid online. */
async function paid() {
  const orderId = (await orderProduct(meera, saree.id)).id
  const { checkout } = await startOnlinePayment(meera, { orderId })
  const reported = gateway.pay(checkout.gatewayOrderId)
  await notify(shop.url, gateway.notification('payment.captured', reported))
  const [{ id }] = (await readOnlineLedger(owner, orderId)).payments
  return { orderId, reported, paymentId: id as string }
}
const refundsAt = (paymentId: string) =>
  [...gateway.refunds.values()].filter(({ payment_id }) => payment_id === paymentId)

describe('a refund through the gateway', () => {
  test('is recorded once the gateway has accepted it, once for each key', async () => {
    const { orderId, reported, paymentId } = await paid()
    const input = { paymentId, amount: 3_000_00, note: 'The blouse was torn', idempotencyKey: randomUUID() }
    const all = await inParallel(4, [1, 2, 3, 4], () => refundOnlinePayment(owner, input))
    for (const { userErrors, payment } of all) {
      expect(userErrors).toEqual([])
      expect(payment).toMatchObject({
        kind: 'REFUND',
        amount: 3_000_00,
        method: 'GATEWAY',
        recordedBy: 'Owner',
      })
    }
    expect(refundsAt(reported.id)).toHaveLength(1)
    const order = await readOnlineLedger(owner, orderId)
    expect(order).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', paidAmount: 7_000_00 })
    expect(order.payments[0].refundableOnline).toBe(7_000_00)
    expect(order.payments[1]).toMatchObject({
      note: 'The blouse was torn',
      reference: refundsAt(reported.id)[0].id,
    })
    expect(codesOf(await refundOnlinePayment(owner, { ...input, amount: 1_00 }))).toEqual([
      'idempotencyKey CONFLICT',
    ])
  })

  test('ends at what was paid and not yet returned, also when two are sent at once', async () => {
    const { orderId, paymentId } = await paid()
    const both = await inParallel(2, [6_000_00, 6_000_00], (amount) =>
      refundOnlinePayment(owner, { paymentId, amount }),
    )
    // A conflict while the gateway has not accepted the other one yet.
    expect(both.map(codesOf).sort()).toEqual([[], [expect.stringMatching(/^amount (INVALID|CONFLICT)$/)]])
    expect(codesOf(await refundOnlinePayment(owner, { paymentId, amount: 0 }))).toEqual(['amount INVALID'])
    await recordRefund(owner, { orderId, amount: 3_000_00 })
    const { userErrors } = await refundOnlinePayment(owner, { paymentId, amount: 2_000_00 })
    expect(userErrors[0]!.message).toBe('Only ₹1,000.00 of this payment can be returned online.')
  })

  test('is for owners, and staff with the permission; of online payments only', async () => {
    const { orderId, paymentId } = await paid()
    const input = { paymentId, amount: 1_000_00 }
    const sunita = await shop.staff()
    const code = async (who: typeof meera) =>
      (await refundOnlinePayment(who, input)).errors?.[0]?.extensions.code
    expect((await refundOnlinePayment(shop.guest(), input)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect(await code(meera)).toBe('FORBIDDEN')
    expect(await code(sunita)).toBe('FORBIDDEN')
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['RECORD_PAYMENTS'] })
    expect(await code(sunita)).toBe('FORBIDDEN')
    expect((await readOnlineLedger(sunita, orderId)).payments[0].refundableOnline).toBeNull()
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['REVERSE_PAYMENTS'] })
    const bySunita = await refundOnlinePayment(sunita, input)
    expect(bySunita.errors).toBeUndefined()
    expect(bySunita.userErrors).toEqual([])
    const cash = await recordPayment(owner, { orderId, amount: 1_00 })
    const ofCash = await refundOnlinePayment(owner, { paymentId: cash.payment.id, amount: 1_00 })
    expect(codesOf(ofCash)).toEqual(['paymentId INVALID'])
    expect(codesOf(await refundOnlinePayment(owner, { paymentId: 'none', amount: 1_00 }))).toEqual([
      'null NOT_FOUND',
    ])
  })

  test.each<[string, GatewayFault, number]>([
    ['is slow', 'hang', 0],
    ['fails', 'fail', 0],
    ['cuts the connection after accepting it', 'cut', 1],
  ])('records nothing while the gateway %s; repeated, it is made once', async (_name, fault, made) => {
    const { orderId, reported, paymentId } = await paid()
    const input = { paymentId, amount: 3_000_00, idempotencyKey: randomUUID() }
    gateway.fault = fault
    expect(codesOf(await refundOnlinePayment(owner, input))).toEqual([
      'paymentId PAYMENT_SERVICE_UNAVAILABLE',
    ])
    expect((await readOnlineLedger(owner, orderId)).paidAmount).toBe(10_000_00)
    expect(refundsAt(reported.id)).toHaveLength(made)
    gateway.fault = null
    // Until it is known whether the first one was made, its amount is not returned a second time.
    expect((await readOnlineLedger(owner, orderId)).payments[0].refundableOnline).toBe(7_000_00)
    expect((await refundOnlinePayment(owner, input)).payment.amount).toBe(3_000_00)
    expect(refundsAt(reported.id)).toHaveLength(1)
    expect((await readOnlineLedger(owner, orderId)).paidAmount).toBe(7_000_00)
  })

  test('whose answer was lost is found by asking the gateway', async () => {
    const { orderId, paymentId } = await paid()
    gateway.fault = 'cut'
    await refundOnlinePayment(owner, { paymentId, amount: 3_000_00 })
    gateway.fault = null
    shop.passTime(3 * 60)
    await shop.reconcilePayments()
    const order = await readOnlineLedger(owner, orderId)
    expect(order.payments.at(-1)).toMatchObject({ kind: 'REFUND', amount: 3_000_00, recordedBy: 'Owner' })
  })

  test('that never reached the gateway is given up after an hour', async () => {
    const { orderId, paymentId } = await paid()
    const input = { paymentId, amount: 3_000_00, idempotencyKey: randomUUID() }
    gateway.fault = 'hang'
    await refundOnlinePayment(owner, input)
    gateway.fault = null
    shop.passTime(61 * 60)
    await shop.reconcilePayments()
    const order = await readOnlineLedger(owner, orderId)
    expect(order).toMatchObject({ paidAmount: 10_000_00, payments: [{ refundableOnline: 10_000_00 }] })
    expect(codesOf(await refundOnlinePayment(owner, input))).toEqual(['paymentId CONFLICT'])
  })

  test('that the gateway refuses is not recorded, and takes no amount from others', async () => {
    const { orderId, paymentId } = await paid()
    gateway.fault = 'refuse'
    expect(codesOf(await refundOnlinePayment(owner, { paymentId, amount: 10_000_00 }))).toEqual([
      'paymentId CONFLICT',
    ])
    gateway.fault = null
    expect((await readOnlineLedger(owner, orderId)).payments).toHaveLength(1)
    expect((await refundOnlinePayment(owner, { paymentId, amount: 10_000_00 })).userErrors).toEqual([])
  })

  test('that fails afterwards is reversed', async () => {
    const { orderId, reported, paymentId } = await paid()
    await refundOnlinePayment(owner, { paymentId, amount: 3_000_00 })
    const [refund] = refundsAt(reported.id)
    refund.status = 'failed'
    for (const _time of [1, 2])
      await notify(shop.url, gateway.notification('refund.failed', reported, { refund }))
    const order = await readOnlineLedger(owner, orderId)
    expect(order).toMatchObject({ paymentStatus: 'PAID', paidAmount: 10_000_00 })
    expect(order.payments.map(({ kind }: { kind: string }) => kind)).toEqual([
      'PAYMENT',
      'REFUND',
      'REVERSAL',
    ])
    expect(order.payments[0].refundableOnline).toBe(10_000_00)
  })

  test('made on the gateway’s own pages is recorded, also before its payment', async () => {
    const { orderId, reported } = await paid()
    const refund = gateway.refund(reported, { amount: 2_500_00 })
    for (const event of ['refund.created', 'refund.processed'])
      await notify(shop.url, gateway.notification(event, reported, { refund }))
    const order = await readOnlineLedger(owner, orderId)
    expect(order.payments.at(-1)).toMatchObject({ kind: 'REFUND', amount: 2_500_00, recordedBy: 'Razorpay' })
    expect(order).toMatchObject({ paidAmount: 7_500_00, payments: [{ refundableOnline: 7_500_00 }, {}] })

    const late = (await orderProduct(meera, saree.id)).id
    const { checkout } = await startOnlinePayment(meera, { orderId: late })
    const unknown = gateway.pay(checkout.gatewayOrderId, { status: 'refunded' })
    const all = gateway.refund(unknown, {})
    await notify(shop.url, gateway.notification('refund.processed', unknown, { refund: all }))
    expect(await readOnlineLedger(owner, late)).toMatchObject({ paymentStatus: 'REFUNDED', paidAmount: 0 })
  })
})

describe('a refund whose outcome the gateway has not said', () => {
  /** Requested, made by the gateway or not, and its answer lost. */
  const requested = async (fault: GatewayFault) => {
    const order = await paid()
    const input = { paymentId: order.paymentId, amount: 4_000_00, idempotencyKey: randomUUID() }
    gateway.fault = fault
    await refundOnlinePayment(owner, input)
    gateway.fault = null
    return { ...order, input }
  }
  const settle = (who: typeof owner, orderId: string, wasMade: boolean) =>
    who.mutate('settleOnlineRefund', { orderId, wasMade }, `order { onlineRefundPending ${onlineLedger} }`)
  const kindsOf = (order: Json) => order.payments.map(({ kind }: Json) => kind)

  test('is settled by the owner of a shop without a gateway, as made or not', async () => {
    const [made, notMade] = [await requested('cut'), await requested('hang')]
    const again = (await shop.replica({ hasGateway: false })).at(owner)
    const refused = await recordRefund(again, { orderId: made.orderId, amount: 10_000_00 })
    expect(codesOf(refused)).toEqual(['amount CONFLICT'])

    const went = await settle(again, made.orderId, true)
    expect(went.userErrors).toEqual([])
    expect(went.order).toMatchObject({ onlineRefundPending: null, paidAmount: 6_000_00 })
    expect(went.order.payments[1]).toMatchObject({ kind: 'REFUND', amount: 4_000_00, method: 'GATEWAY' })
    expect(codesOf(await settle(again, made.orderId, true))).toEqual(['orderId CONFLICT'])

    const dropped = await settle(again, notMade.orderId, false)
    expect(dropped.order).toMatchObject({ onlineRefundPending: null, paidAmount: 10_000_00 })
    expect(codesOf(await recordRefund(again, { orderId: notMade.orderId, amount: 10_000_00 }))).toEqual([])

    // With the gateway again, its report of the same refund changes nothing, and a repeated request finds the entry.
    const [refund] = refundsAt(made.reported.id)
    for (const _time of [1, 2])
      await notify(shop.url, gateway.notification('refund.processed', made.reported, { refund }))
    expect(kindsOf(await readOnlineLedger(owner, made.orderId))).toEqual(['PAYMENT', 'REFUND'])
    expect((await refundOnlinePayment(owner, made.input)).payment.amount).toBe(4_000_00)
    expect(refundsAt(made.reported.id)).toHaveLength(1)
  })

  test('is asked for by the shop itself for an hour', async () => {
    const { orderId } = await requested('cut')
    expect(codesOf(await settle(owner, orderId, false))).toEqual(['orderId CONFLICT'])
    shop.passTime(61 * 60)
    expect(codesOf(await settle(owner, orderId, false))).toEqual([])
  })

  test('that was said not to be made, and was, is entered when the gateway reports it', async () => {
    const { orderId, reported } = await requested('cut')
    shop.passTime(61 * 60)
    await settle(owner, orderId, false)
    await recordRefund(owner, { orderId, amount: 10_000_00 })
    const [refund] = refundsAt(reported.id)
    await notify(shop.url, gateway.notification('refund.processed', reported, { refund }))
    const { data } = await owner.graphql('query ($id: ID!) { order(id: $id) { paidAmount overReturned } }', {
      id: orderId,
    })
    expect(data.order).toEqual({ paidAmount: 0, overReturned: 4_000_00 })
  })

  test('is not for others', async () => {
    const { orderId } = await requested('cut')
    const sunita = await shop.staff()
    await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['RECORD_PAYMENTS'] })
    for (const who of [meera, sunita])
      expect((await settle(who, orderId, true)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})
