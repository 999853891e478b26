import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { FakeRazorpay, type GatewayFault, razorpayKeys } from '../support/fake-razorpay.ts'
import { codesOf, notify, readOnlineLedger, startOnlinePayment } from '../support/online-payments.ts'
import { orderProduct } from '../support/orders.ts'
import { inParallel } from '../support/parallel.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
afterEach(() => {
  gateway.fault = null
})
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
const [owner, meera, asha] = [await shop.admin(), await shop.shopper('Meera'), await shop.shopper('Asha')]
const saree = await shop.product({
  readyMadePrice: 10_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 100,
})
const placed = async () => (await orderProduct(meera, saree.id)).id
const faults: [name: string, GatewayFault][] = [
  ['is slow', 'hang'],
  ['fails', 'fail'],
  ['cuts the connection', 'cut'],
]
/** An order whose online payment the customer has started. */
async function startPayment() {
  const orderId = await placed()
  const { checkout } = await startOnlinePayment(meera, { orderId })
  return { orderId, gatewayOrderId: checkout.gatewayOrderId }
}

describe('beginning an online payment', () => {
  test('announces the balance to the gateway, once for each key', async () => {
    const orderId = await placed()
    const input = { orderId, idempotencyKey: randomUUID() }
    const { checkout, userErrors } = await startOnlinePayment(meera, input)
    expect(userErrors).toEqual([])
    expect(checkout).toMatchObject({ key: razorpayKeys.RAZORPAY_KEY_ID, amount: 10_000_00, currency: 'INR' })
    expect(checkout.shopName).toBe('Roopkala Boutique')
    expect(gateway.orders.get(checkout.gatewayOrderId)).toMatchObject({ amount: 10_000_00, currency: 'INR' })
    const again = await inParallel(3, [1, 2, 3], () => startOnlinePayment(meera, input))
    expect(again.map((each) => each.checkout)).toEqual([checkout, checkout, checkout])
    expect((await readOnlineLedger(meera, orderId)).payments).toEqual([])
  })

  test('can be of the advance while it is missing', async () => {
    const save = async (advanceRules: Json[]) => {
      const { version } = await shop.db.shopSettings.findUniqueOrThrow({ where: { id: 1 } })
      const { data } = await owner.graphql(
        `mutation ($input: SaveShopSettingsInput!) { saveShopSettings(input: $input) { userErrors { message } } }`,
        { input: { version, advanceRules } },
      )
      expect(data.saveShopSettings.userErrors).toEqual([])
    }
    await save([{ minimumTotal: 0, percent: 50 }])
    const orderId = await placed()
    await save([])
    expect((await readOnlineLedger(meera, orderId)).onlinePayments).toEqual([
      { part: 'ADVANCE', amount: 5_000_00 },
      { part: 'BALANCE', amount: 10_000_00 },
    ])
    const { checkout } = await startOnlinePayment(meera, { orderId, part: 'ADVANCE' })
    await meera.mutate('confirmOnlinePayment', gateway.checkout(gateway.pay(checkout.gatewayOrderId)))
    const after = await readOnlineLedger(meera, orderId)
    expect(after).toMatchObject({ paymentStatus: 'PARTLY_PAID', paidAmount: 5_000_00, advanceDue: 0 })
    expect(after.onlinePayments).toEqual([{ part: 'BALANCE', amount: 5_000_00 }])
    expect(codesOf(await startOnlinePayment(meera, { orderId, part: 'ADVANCE' }))).toEqual(['part CONFLICT'])
  })

  test('is begun only for the amount that was shown', async () => {
    const orderId = await placed()
    const { onlinePayments } = await readOnlineLedger(meera, orderId)
    const { part, amount } = onlinePayments[0]
    const other = await startOnlinePayment(meera, { orderId, part, confirmedAmount: amount - 1 })
    expect(codesOf(other)).toEqual(['confirmedAmount PRICE_CHANGED'])
    expect(await shop.db.gatewayOrder.count({ where: { orderId } })).toBe(0)
    const same = await startOnlinePayment(meera, { orderId, part, confirmedAmount: amount })
    expect(same.checkout.amount).toBe(amount)
  })

  test('is for the order’s own customer', async () => {
    const orderId = await placed()
    expect((await startOnlinePayment(shop.guest(), { orderId })).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    for (const stranger of [asha, owner]) {
      expect(codesOf(await startOnlinePayment(stranger, { orderId }))).toEqual(['null NOT_FOUND'])
    }
    expect((await readOnlineLedger(owner, orderId)).onlinePayments).toEqual([])
    expect(codesOf(await startOnlinePayment(meera, { orderId: 'none' }))).toEqual(['null NOT_FOUND'])
    await shop.db.order.update({ where: { id: orderId }, data: { orderStatus: 'CANCELLED' } })
    expect(codesOf(await startOnlinePayment(meera, { orderId }))).toEqual(['part CONFLICT'])
  })

  test('ends after 30 times within a day', async () => {
    const orderId = await placed()
    const tries = await inParallel(4, Array.from({ length: 30 }), () =>
      startOnlinePayment(meera, { orderId }),
    )
    expect(tries.filter(({ checkout }) => checkout !== null)).toHaveLength(30)
    expect(codesOf(await startOnlinePayment(meera, { orderId }))).toEqual(['orderId CONFLICT'])
  })

  test.each(faults)(
    'is refused with a clear sentence while the gateway %s, and works afterwards',
    async (_name, fault) => {
      const orderId = await placed()
      const input = { orderId, idempotencyKey: randomUUID() }
      gateway.fault = fault
      const { checkout, userErrors } = await startOnlinePayment(meera, input)
      expect(checkout).toBeNull()
      expect(userErrors).toEqual([
        {
          field: null,
          code: 'PAYMENT_SERVICE_UNAVAILABLE',
          message:
            'The payment service doesn’t answer at the moment. Nothing was recorded; please try again.',
        },
      ])
      gateway.fault = null
      expect((await startOnlinePayment(meera, input)).checkout.amount).toBe(10_000_00)
    },
  )

  test('says so when the gateway refuses it', async () => {
    gateway.fault = 'refuse'
    expect(codesOf(await startOnlinePayment(meera, { orderId: await placed() }))).toEqual([
      'orderId CONFLICT',
    ])
  })
})

describe('the checkout’s result', () => {
  test('enters the payment as the gateway’s API reports it, once', async () => {
    const { orderId, gatewayOrderId } = await startPayment()
    const payment = gateway.pay(gatewayOrderId)
    const results = await inParallel(5, Array.from({ length: 5 }), () =>
      meera.mutate('confirmOnlinePayment', gateway.checkout(payment)),
    )
    for (const { userErrors } of results) expect(userErrors).toEqual([])
    const order = await readOnlineLedger(owner, orderId)
    expect(order).toMatchObject({
      paymentStatus: 'PAID',
      paidAmount: 10_000_00,
      balance: 0,
      onlinePaymentPending: null,
    })
    expect(order.payments).toEqual([
      expect.objectContaining({
        kind: 'PAYMENT',
        amount: 10_000_00,
        method: 'GATEWAY',
        reference: payment.id,
        recordedBy: 'Razorpay',
        refundableOnline: 10_000_00,
      }),
    ])
    expect((await readOnlineLedger(meera, orderId)).payments[0].refundableOnline).toBeNull()
  })

  test('is refused with a signature that isn’t the gateway’s, for others’ orders, and for unknown ones', async () => {
    const { orderId, gatewayOrderId } = await startPayment()
    const other = await startPayment()
    const checkout = gateway.checkout(gateway.pay(gatewayOrderId))
    const forged = { ...checkout, signature: 'f'.repeat(64) }
    expect(codesOf(await meera.mutate('confirmOnlinePayment', forged))).toEqual(['signature INVALID'])
    const moved = { ...checkout, gatewayOrderId: other.gatewayOrderId }
    expect(codesOf(await meera.mutate('confirmOnlinePayment', moved))).toEqual(['signature INVALID'])
    expect(codesOf(await asha.mutate('confirmOnlinePayment', checkout))).toEqual(['null NOT_FOUND'])
    expect(codesOf(await meera.mutate('confirmOnlinePayment', { ...checkout, gatewayOrderId: 'x' }))).toEqual(
      ['null NOT_FOUND'],
    )
    expect((await shop.guest().mutate('confirmOnlinePayment', checkout)).errors?.[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect((await readOnlineLedger(meera, orderId)).paidAmount).toBe(0)
    expect(shop.logged.some((line) => line.includes('the signature of an online payment is wrong'))).toBe(
      true,
    )
  })

  test.each(faults)('is pending while the gateway’s API %s, and found later', async (_name, fault) => {
    const { orderId, gatewayOrderId } = await startPayment()
    const payment = gateway.pay(gatewayOrderId)
    gateway.fault = fault
    const { order, userErrors } = await meera.mutate('confirmOnlinePayment', gateway.checkout(payment))
    expect(userErrors).toEqual([])
    expect(order).toMatchObject({ paidAmount: 0, onlinePaymentPending: 10_000_00 })
    expect((await readOnlineLedger(asha, orderId)) ?? null).toBeNull()
    gateway.fault = null
    await shop.reconcilePayments()
    expect(await readOnlineLedger(meera, orderId)).toMatchObject({
      paidAmount: 10_000_00,
      onlinePaymentPending: null,
    })
  })

  test('of a payment that the bank has not decided is pending, and ends when it fails', async () => {
    const { orderId, gatewayOrderId } = await startPayment()
    const payment = gateway.pay(gatewayOrderId, { status: 'authorized' })
    await meera.mutate('confirmOnlinePayment', gateway.checkout(payment))
    expect(await readOnlineLedger(meera, orderId)).toMatchObject({
      paidAmount: 0,
      onlinePaymentPending: 10_000_00,
    })
    payment.status = 'failed'
    await notify(shop.url, gateway.notification('payment.failed', payment))
    expect(await readOnlineLedger(meera, orderId)).toMatchObject({
      paidAmount: 0,
      onlinePaymentPending: null,
    })
  })
})

describe('what the gateway has recorded', () => {
  test('is neither recorded nor reversed by hand', async () => {
    const { orderId, gatewayOrderId } = await startPayment()
    await meera.mutate('confirmOnlinePayment', gateway.checkout(gateway.pay(gatewayOrderId)))
    const byHand = { orderId, amount: 1_00, method: 'GATEWAY' as const }
    expect(codesOf(await recordPayment(owner, byHand))).toEqual(['method INVALID'])
    expect(codesOf(await recordRefund(owner, byHand))).toEqual(['method INVALID'])
    const [{ id }] = (await readOnlineLedger(owner, orderId)).payments
    expect(codesOf(await owner.mutate('reversePayment', { paymentId: id, reason: 'A mistake' }))).toEqual([
      'paymentId CONFLICT',
    ])
  })

  test('is not recorded with an order at the counter either', async () => {
    const { customer } = await owner.mutateOrThrow('saveCustomer', { name: 'Asha Patil', phone: newPhone() })
    const ordered = await owner.mutate('createOrder', {
      customerId: customer.id,
      lines: [{ productId: saree.id, quantity: 1 }],
      payment: { amount: 1_00, method: 'GATEWAY' },
      idempotencyKey: randomUUID(),
    })
    expect(codesOf(ordered)).toEqual(['payment.method INVALID'])
    expect(await shop.db.order.count({ where: { userId: customer.id } })).toBe(0)
  })
})
