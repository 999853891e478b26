import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, describe, expect, test } from 'vitest'
import type { Json } from '../support/api-client.ts'
import { FakeRazorpay, razorpayKeys } from '../support/fake-razorpay.ts'
import {
  codesOf,
  notify,
  readOnlineLedger,
  refundOnlinePayment,
  startOnlinePayment,
} from '../support/online-payments.ts'
import { orderProduct } from '../support/orders.ts'
import { readLedger, recordPayment, recordRefund } from '../support/payments.ts'
import { fc } from '../support/property-tests.ts'
import { openShop } from '../support/shop.ts'

const gateway = await FakeRazorpay.open()
afterAll(() => gateway.close())
afterEach(() => {
  gateway.fault = null
})
const shop = await openShop({ env: { ...razorpayKeys, RAZORPAY_API_URL: gateway.url } })
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 1_000,
})
const place = async () => (await orderProduct(meera, saree.id)).id

/** An order of ₹1,000 that is paid online. */
async function paid() {
  const orderId = await place()
  const { checkout } = await startOnlinePayment(meera, { orderId })
  const reported = gateway.pay(checkout.gatewayOrderId)
  await notify(shop.url, gateway.notification('payment.captured', reported))
  const [{ id }] = (await readOnlineLedger(owner, orderId)).payments
  return { orderId, reported, paymentId: id as string }
}

const readReturned = async (id: string): Promise<Json> =>
  (await owner.graphql('query ($id: ID!) { order(id: $id) { onlineRefundPending overReturned } }', { id }))
    .data.order

describe('a refund online whose response was lost', () => {
  test('counts as possibly returned: nothing else of it is returned, and the reason is given', async () => {
    const { orderId, paymentId } = await paid()
    const input = { paymentId, amount: 1_000_00, idempotencyKey: randomUUID() }
    gateway.fault = 'cut'
    const lost = await refundOnlinePayment(owner, input)
    gateway.fault = null
    expect(lost.userErrors).toEqual([
      {
        field: 'paymentId',
        code: 'PAYMENT_SERVICE_UNAVAILABLE',
        message:
          'The refund of ₹1,000.00 is requested and stored, but the payment service has not said whether it was made. ' +
          'Don’t return the money in another way: the shop asks again by itself, and the result is among the payments of the order.',
      },
    ])
    expect(lost.order).toMatchObject({ id: orderId, paidAmount: 1_000_00 })
    expect(await readReturned(orderId)).toEqual({ onlineRefundPending: 1_000_00, overReturned: 0 })

    const cash = await recordRefund(owner, { orderId, amount: 1_00 })
    expect(cash.userErrors).toEqual([
      {
        field: 'amount',
        code: 'CONFLICT',
        message:
          '₹1,000.00 is requested to be returned online, and the payment service has not said yet whether it was. ' +
          'Return at most ₹0.00 until it has.',
      },
    ])
    const second = await refundOnlinePayment(owner, { paymentId, amount: 1_00 })
    expect(second.userErrors).toEqual([{ ...cash.userErrors[0] }])

    shop.passTime(3 * 60)
    await shop.reconcilePayments()
    expect(await readLedger(owner, orderId)).toMatchObject({ paidAmount: 0, paymentStatus: 'REFUNDED' })
    expect(await readReturned(orderId)).toEqual({ onlineRefundPending: null, overReturned: 0 })
  })

  test('leaves what remains beside it', async () => {
    const { orderId, paymentId } = await paid()
    gateway.fault = 'cut'
    await refundOnlinePayment(owner, { paymentId, amount: 700_00 })
    gateway.fault = null
    expect(codesOf(await recordRefund(owner, { orderId, amount: 300_01 }))).toEqual(['amount CONFLICT'])
    expect(codesOf(await recordRefund(owner, { orderId, amount: 300_00 }))).toEqual([])
    expect((await readOnlineLedger(owner, orderId)).payments[0].refundableOnline).toBe(0)
  })

  test('keeps an entry in cash from being reversed below it', async () => {
    const { orderId, paymentId } = await paid()
    await recordRefund(owner, { orderId, amount: 400_00 })
    const cash = await recordPayment(owner, { orderId, amount: 400_00 })
    gateway.fault = 'cut'
    await refundOnlinePayment(owner, { paymentId, amount: 900_00 })
    gateway.fault = null
    const input = { paymentId: cash.payment.id, reason: 'Another order’s' }
    expect(codesOf(await owner.mutate('reversePayment', input))).toEqual(['paymentId CONFLICT'])
  })
})

describe('what the gateway has returned beyond what was received', () => {
  /** ₹1,000 paid online, returned in cash, and returned on the gateway's own pages. */
  async function overReturned() {
    const { orderId, reported } = await paid()
    const cash = await recordRefund(owner, { orderId, amount: 1_000_00 })
    const refund = gateway.refund(reported, {})
    await notify(shop.url, gateway.notification('refund.processed', reported, { refund }))
    return { orderId, cashId: cash.payment.id }
  }

  test('is entered and shown, and the order stays readable everywhere', async () => {
    const { orderId } = await overReturned()
    expect(await readLedger(owner, orderId)).toMatchObject({
      paidAmount: 0,
      balance: 1_000_00,
      refundDue: 0,
      paymentStatus: 'REFUNDED',
      payments: [{ kind: 'PAYMENT' }, { kind: 'REFUND' }, { kind: 'REFUND' }],
    })
    expect(await readReturned(orderId)).toEqual({ onlineRefundPending: null, overReturned: 1_000_00 })
    expect((await readLedger(meera, orderId)).paidAmount).toBe(0)
  })

  test('ends when the entry that was a mistake is reversed', async () => {
    const { orderId, cashId } = await overReturned()
    const reversal = await owner.mutate('reversePayment', {
      paymentId: cashId,
      reason: 'It was returned online',
    })
    expect(reversal.userErrors).toEqual([])
    expect(await readReturned(orderId)).toMatchObject({ overReturned: 0 })
    expect(await readLedger(owner, orderId)).toMatchObject({ paidAmount: 0, balance: 1_000_00 })
  })

  test('can be paid back, also for a cancelled order', async () => {
    const { orderId } = await overReturned()
    await owner.mutate('cancelOrder', { id: orderId })
    expect(codesOf(await recordPayment(owner, { orderId, amount: 1_000_01 }))).toEqual(['amount INVALID'])
    expect(codesOf(await recordPayment(owner, { orderId, amount: 1_000_00 }))).toEqual([])
    expect(await readReturned(orderId)).toMatchObject({ overReturned: 0 })
    expect(codesOf(await recordPayment(owner, { orderId, amount: 1_00 }))).toEqual(['orderId CONFLICT'])
  })
})

describe('whatever entries the ledger has', () => {
  const everything = `
    id totalToPay credited paidAmount overReturned onlineRefundPending balance refundDue advance advanceDue paymentStatus
    upiRequest { amount } onlinePayments { amount } onlinePaymentPending
    payments { kind amount refundableOnline } messageDrafts { body }`

  test('all fields of its order are readable and agree, and so are lists, totals and the export', async () => {
    const entry = fc.record({
      kind: fc.constantFrom('PAYMENT', 'REFUND'),
      amount: fc.integer({ min: 1, max: 3_000_00 }),
    })
    const ledgers = fc.sample(fc.array(entry, { maxLength: 5 }), 12)
    const orders = new Map<string, number>()
    for (const [index, entries] of ledgers.entries()) {
      const orderId = await place()
      for (const { kind, amount } of entries)
        await shop.db.change`
          INSERT INTO "payments" ("orderId", "kind", "amount", "method", "reference", "receivedAt", "recordedAt",
            "recordedById", "recordedBy", "idempotencyKey", "requestHash")
          VALUES (${orderId}::uuid, ${kind}::"PaymentKind", ${kind === 'REFUND' ? -amount : amount}, 'GATEWAY', ${randomUUID()},
            now(), now(), ${randomUUID()}::uuid, 'Razorpay', ${randomUUID()}, '')`
      if (index % 3 === 0) await owner.mutate('cancelOrder', { id: orderId })
      orders.set(
        orderId,
        entries.reduce((sum, { kind, amount }) => sum + (kind === 'REFUND' ? -amount : amount), 0),
      )
    }
    expect([...orders.values()].some((net) => net < 0)).toBe(true)

    const list = await owner.graphql(
      `{ orders(where: { mine: false }, first: 100) { nodes: edges { node { orderStatus ${everything} } } }
         outstandingOrders(first: 100) { totalOutstanding edges { node { id balance } } }
         dashboard(days: 30) { revenue outstanding todaysReceipts { amount } }
         today { readyUnpaid { nodes { id balance } } } }`,
    )
    expect(list.errors).toBeUndefined()
    const read = list.data.orders.nodes.map(({ node }: Json) => node)
    for (const [id, net] of orders) {
      const order = read.find((each: Json) => each.id === id)
      const due = order.orderStatus === 'CANCELLED' ? 0 : 1_000_00
      expect(order).toMatchObject({
        paidAmount: Math.max(0, net),
        overReturned: Math.max(0, -net),
        balance: Math.max(0, due - Math.max(0, net)),
        refundDue: Math.max(0, net - due),
      })
      const own = await meera.graphql(`query ($id: ID!) { order(id: $id) { ${everything} } }`, { id })
      expect(own.errors).toBeUndefined()
    }
    const balances = read
      .map(({ id, balance }: Json) => ({ id, balance }))
      .filter((each: Json) => each.balance > 0)
    const outstanding = list.data.outstandingOrders
    expect(new Set(outstanding.edges.map(({ node }: Json) => JSON.stringify(node)))).toEqual(
      new Set(balances.map((each: Json) => JSON.stringify(each))),
    )
    expect(list.data.dashboard.outstanding).toBe(outstanding.totalOutstanding)
    const exported = await fetch(`${shop.url}/exports/orders.ndjson`, {
      headers: { authorization: `Bearer ${owner.token}` },
    })
    expect((await exported.text()).trim().split('\n')).toHaveLength(read.length)
  })
})
