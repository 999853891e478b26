import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { FakeRazorpay, type GatewayFault, razorpayKeys } from '../support/fake-razorpay.ts'
import { notify, readOnlineLedger, startOnlinePayment } from '../support/online-payments.ts'
import { orderProduct } from '../support/orders.ts'
import { inParallel } from '../support/parallel.ts'
import { recordPayment } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
afterEach(() => {
  gateway.fault = null
})
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
const other = await shop.replica()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 10_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})

/** An order that its customer has paid online, of which the shop does not know. */
async function paid(pay: { amount?: number; status?: string } = {}) {
  const orderId = (await orderProduct(meera, saree.id)).id
  const { checkout } = await startOnlinePayment(meera, { orderId })
  return { orderId, payment: gateway.pay(checkout.gatewayOrderId, pay) }
}
const amountsOf = async (orderId: string) =>
  (await readOnlineLedger(owner, orderId)).payments.map(
    ({ kind, amount }: { kind: string; amount: number }) => `${kind} ${amount}`,
  )
const minutes = (count: number) => shop.passTime(60 * count)

describe('a notification of the gateway', () => {
  test('sent five times to two replicas at once enters one payment', async () => {
    const { orderId, payment } = await paid()
    const sent = gateway.notification('payment.captured', payment)
    const urls = [shop.url, other.guest().url, shop.url, other.guest().url, shop.url]
    expect(await inParallel(5, urls, (url) => notify(url, sent))).toEqual([200, 200, 200, 200, 200])
    expect(await notify(shop.url, sent)).toBe(200)
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
    expect(await shop.db.gatewayEvent.count({ where: { id: sent.headers['x-razorpay-event-id'] } })).toBe(1)
  })

  test('of the same payment under other ids, out of order and late, changes nothing more', async () => {
    const { orderId, payment } = await paid()
    for (const event of ['order.paid', 'payment.captured', 'payment.authorized', 'payment.failed'])
      expect(
        await notify(shop.url, gateway.notification(event, payment, { change: { status: 'failed' } })),
      ).toBe(200)
    minutes(60 * 24 * 8)
    expect(await notify(shop.url, gateway.notification('payment.captured', payment))).toBe(200)
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
  })

  test('of a payment that is not taken yet enters nothing until it is', async () => {
    const { orderId, payment } = await paid({ status: 'authorized' })
    await notify(
      shop.url,
      gateway.notification('payment.captured', payment, { change: { status: 'captured' } }),
    )
    expect(await amountsOf(orderId)).toEqual([])
    payment.status = 'captured'
    await notify(shop.url, gateway.notification('payment.captured', payment))
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
  })

  test('with a wrong signature, or none, is refused and logged', async () => {
    const { orderId, payment } = await paid()
    const forged = gateway.notification('payment.captured', payment, { secret: 'another secret' })
    expect(await notify(shop.url, forged)).toBe(400)
    const sent = gateway.notification('payment.captured', payment)
    expect(await notify(shop.url, { ...sent, body: sent.body.replace('captured', 'Captured') })).toBe(400)
    const { 'x-razorpay-signature': _signature, ...headers } = sent.headers
    const unsigned = await fetch(`${shop.url}/webhooks/razorpay`, {
      method: 'POST',
      body: sent.body,
      headers,
    })
    expect(unsigned.status).toBe(400)
    expect((await fetch(`${shop.url}/webhooks/razorpay`, { method: 'POST' })).status).toBe(400)
    expect(await amountsOf(orderId)).toEqual([])
    expect(shop.logged.filter((line) => line.includes('has a wrong signature'))).toHaveLength(4)
  })

  test('with a changed amount enters what the gateway’s API reports', async () => {
    const { orderId, payment } = await paid()
    await notify(shop.url, gateway.notification('payment.captured', payment, { change: { amount: 1_00 } }))
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
  })

  test('of an unknown payment, or of none, is received', async () => {
    const stranger = gateway.pay('order_of_another_system', { amount: 5_00 })
    expect(await notify(shop.url, gateway.notification('payment.captured', stranger))).toBe(200)
    expect(await notify(shop.url, gateway.notification('payment.captured', { id: 'pay_none' }))).toBe(200)
    expect(await notify(shop.url, gateway.notification('settlement.processed', { id: '../orders' }))).toBe(
      200,
    )
  })

  test('larger than the balance is recorded as what it is, and is to be returned', async () => {
    const { orderId, payment } = await paid()
    await recordPayment(owner, { orderId, amount: 4_000_00 })
    await notify(shop.url, gateway.notification('payment.captured', payment))
    expect(await readOnlineLedger(owner, orderId)).toMatchObject({
      paidAmount: 14_000_00,
      balance: 0,
      refundDue: 4_000_00,
    })
  })

  test('for an order that was cancelled meanwhile is recorded, and all of it is to be returned', async () => {
    const { orderId, payment } = await paid()
    await shop.db.order.update({ where: { id: orderId }, data: { orderStatus: 'CANCELLED' } })
    await notify(shop.url, gateway.notification('payment.captured', payment))
    expect(await readOnlineLedger(owner, orderId)).toMatchObject({
      paidAmount: 10_000_00,
      refundDue: 10_000_00,
    })
  })

  test.each<[string, GatewayFault]>([
    ['is slow', 'hang'],
    ['fails', 'fail'],
    ['cuts the connection', 'cut'],
  ])('is received while the gateway’s API %s; the payment is found afterwards', async (_name, fault) => {
    const { orderId, payment } = await paid()
    gateway.fault = fault
    expect(await notify(shop.url, gateway.notification('payment.captured', payment))).toBe(200)
    expect(await amountsOf(orderId)).toEqual([])
    gateway.fault = null
    await shop.reconcilePayments()
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
  })

  test('is taken as POST only, with at most 100 kB', async () => {
    expect((await fetch(`${shop.url}/webhooks/razorpay`)).status).toBe(404)
    const large = { ...gateway.notification('payment.captured', { id: 'pay' }), body: 'x'.repeat(101 * 1024) }
    expect(await notify(shop.url, large)).toBe(413)
  })
})

describe('payments of which the gateway has not notified the shop', () => {
  test('are found by asking it, by one of two replicas', async () => {
    const { orderId, payment } = await paid()
    await shop.reconcilePayments()
    expect(await amountsOf(orderId)).toEqual([])
    minutes(3)
    await Promise.all([shop.reconcilePayments(), other.reconcilePayments()])
    expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
    const requested = gateway.calls.filter((call) => call === `GET /v1/orders/${payment.order_id}/payments`)
    expect(requested).toHaveLength(1)
    const { nextCheckAt } = await shop.db.gatewayOrder.findFirstOrThrow({ where: { orderId } })
    expect(nextCheckAt).toBeNull()
  })

  test('are asked for less and less often, and no longer after a week', async () => {
    const orderId = (await orderProduct(meera, saree.id)).id
    await startOnlinePayment(meera, { orderId })
    const read = () => shop.db.gatewayOrder.findFirstOrThrow({ where: { orderId } })
    minutes(3)
    for (const checks of [1, 2, 3]) {
      await shop.reconcilePayments()
      await shop.reconcilePayments()
      expect((await read()).checks).toBe(checks)
      minutes(2 ** checks + 1)
    }
    minutes(60 * 24 * 8)
    await shop.reconcilePayments()
    expect((await read()).nextCheckAt).toBeNull()
  })

  test('stay due while the gateway doesn’t answer', async () => {
    const orderIds: string[] = []
    for (let n = 0; n < 3; n++) orderIds.push((await paid()).orderId)
    minutes(3)
    gateway.fault = 'fail'
    await shop.reconcilePayments()
    const rows = await shop.db.gatewayOrder.findMany({ where: { orderId: { in: orderIds } } })
    for (const { checks, nextCheckAt } of rows) {
      expect(checks).toBe(0)
      expect(nextCheckAt!.getTime()).toBeLessThanOrEqual(shop.now().getTime())
    }
    gateway.fault = null
    await shop.reconcilePayments()
    for (const orderId of orderIds) expect(await amountsOf(orderId)).toEqual(['PAYMENT 1000000'])
  })
})
