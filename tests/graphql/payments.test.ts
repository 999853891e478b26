import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { readLedger, recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 1_000_00,
  discount: 0,
  shippingCost: 50_00,
  quantityInStock: 100,
})

const total = 1_050_00
const placed = async () => (await orderProduct(meera, saree.id)).id
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)

describe('payments', () => {
  test('lower the balance until the order is paid', async () => {
    const orderId = await placed()
    expect(await readLedger(owner, orderId)).toMatchObject({
      paymentStatus: 'PENDING',
      paidAmount: 0,
      balance: total,
      refundDue: 0,
      payments: [],
    })
    const first = await recordPayment(owner, {
      orderId,
      amount: 500_00,
      method: 'UPI',
      reference: ' 432198765012 ',
      note: 'Advance',
    })
    expect(first.userErrors).toEqual([])
    expect(first.payment).toMatchObject({
      kind: 'PAYMENT',
      amount: 500_00,
      method: 'UPI',
      reference: '432198765012',
      note: 'Advance',
      recordedBy: 'Owner',
      reversesId: null,
      isReversed: false,
    })
    expect(first.order).toMatchObject({ paymentStatus: 'PARTLY_PAID', paidAmount: 500_00, balance: 550_00 })
    const { order } = await recordPayment(owner, { orderId, amount: 550_00 })
    expect(order).toMatchObject({ paymentStatus: 'PAID', paidAmount: total, balance: 0 })
    expect(order.payments.map(({ amount }: Json) => amount)).toEqual([500_00, 550_00])
  })

  test('are never more than the balance, nor less than a paisa', async () => {
    const orderId = await placed()
    const result = await recordPayment(owner, { orderId, amount: total + 1 })
    expect(result.userErrors).toEqual([
      {
        field: 'amount',
        code: 'INVALID',
        message: 'Only ₹1,050.00 is still to be paid. Record at most that.',
      },
    ])
    expect(result.order).toMatchObject({ balance: total })
    expect(codes(await recordPayment(owner, { orderId, amount: 0 }))).toEqual(['amount INVALID'])
    expect(codes(await recordPayment(owner, { orderId: randomUUID(), amount: 1 }))).toEqual([
      'null NOT_FOUND',
    ])
  })

  test('may be received earlier than they are recorded, and not later', async () => {
    const orderId = await placed()
    const yesterday = new Date(shop.now().getTime() - 24 * 60 * 60 * 1000).toISOString()
    const { payment } = await recordPayment(owner, { orderId, amount: 1_00, receivedAt: yesterday })
    expect(payment.receivedAt).toBe(yesterday)
    expect(payment.recordedAt > yesterday).toBe(true)
    const receivedAt = new Date(shop.now().getTime() + 60 * 60 * 1000).toISOString()
    expect(codes(await recordPayment(owner, { orderId, amount: 1_00, receivedAt }))).toEqual([
      'receivedAt INVALID',
    ])
  })

  test('of a custom order may come before its price, as an advance', async () => {
    const { id: orderId } = await orderProduct(meera, saree.id, {
      orderType: 'CUSTOM',
      customCategory: 'BLOUSE',
      cartItems: [],
    })
    const { order } = await recordPayment(owner, { orderId, amount: 2_000_00 })
    expect(order).toMatchObject({ paymentStatus: 'PARTLY_PAID', balance: null, refundDue: 0 })
    await owner.mutate('quoteOrder', { id: orderId, version: 1, totalPrice: 1_500_00 })
    await owner.mutate('acceptQuote', { id: orderId, version: 2 })
    expect(await readLedger(owner, orderId)).toMatchObject({
      paymentStatus: 'PAID',
      balance: 0,
      refundDue: 500_00,
    })
  })

  test('are visible to the customer without the shop’s remarks, and to nobody else', async () => {
    const orderId = await placed()
    await recordPayment(owner, { orderId, amount: 500_00, reference: 'R-1', note: 'Counted twice' })
    expect((await readLedger(meera, orderId)).payments).toMatchObject([
      { amount: 500_00, reference: 'R-1', note: null, recordedBy: null },
    ])
    expect(await readLedger(await shop.shopper('Rekha'), orderId)).toBeNull()
  })
})

describe('a key', () => {
  test('records once, also in concurrent requests on two processes', async () => {
    const orderId = await placed()
    const elsewhere = (await shop.replica()).at(owner)
    const input = { orderId, amount: 100_00, idempotencyKey: randomUUID() }
    const results = await Promise.all(
      [owner, elsewhere, owner, elsewhere, owner].map((who) => recordPayment(who, input)),
    )
    expect(new Set(results.map(({ payment }) => payment.id)).size).toBe(1)
    expect((await readLedger(owner, orderId)).paidAmount).toBe(100_00)
  })

  test('stands for one payment only', async () => {
    const orderId = await placed()
    const idempotencyKey = randomUUID()
    await recordPayment(owner, { orderId, amount: 100_00, idempotencyKey })
    expect(codes(await recordPayment(owner, { orderId, amount: 200_00, idempotencyKey }))).toEqual([
      'idempotencyKey CONFLICT',
    ])
  })
})

test('concurrent payments are all recorded, and never exceed the balance', async () => {
  const orderId = await placed()
  const elsewhere = (await shop.replica()).at(owner)
  const results = await Promise.all(
    Array.from({ length: 12 }, (_, n) =>
      recordPayment(n % 2 ? owner : elsewhere, { orderId, amount: 100_00 }),
    ),
  )
  expect(results.filter(({ payment }) => payment !== null)).toHaveLength(10)
  expect(await readLedger(owner, orderId)).toMatchObject({ paidAmount: 1_000_00, balance: 50_00 })
})

describe('a refund', () => {
  test('returns at most what was paid', async () => {
    const orderId = await placed()
    expect((await recordRefund(owner, { orderId, amount: 1_00 })).userErrors).toMatchObject([
      {
        field: 'amount',
        code: 'INVALID',
        message: expect.stringMatching(/^Only ₹\S+ was paid\. Return at most that\.$/) as string,
      },
    ])
    await recordPayment(owner, { orderId, amount: total })
    const { order, payment } = await recordRefund(owner, { orderId, amount: 50_00 })
    expect(payment).toMatchObject({ kind: 'REFUND', amount: 50_00 })
    expect(order).toMatchObject({ paymentStatus: 'PARTLY_REFUNDED', paidAmount: 1_000_00, balance: 50_00 })
  })

  test('is due after a cancellation, when nothing more can be paid', async () => {
    const orderId = await placed()
    await recordPayment(owner, { orderId, amount: 300_00 })
    await meera.mutate('cancelOrder', { id: orderId })
    expect(await readLedger(owner, orderId)).toMatchObject({ balance: 0, refundDue: 300_00 })
    expect((await recordPayment(owner, { orderId, amount: 1_00 })).userErrors).toMatchObject([
      {
        field: 'orderId',
        code: 'CONFLICT',
        message: 'This order is cancelled: nothing is to be paid for it.',
      },
    ])
    const { order } = await recordRefund(owner, { orderId, amount: 300_00 })
    expect(order).toMatchObject({ paymentStatus: 'REFUNDED', paidAmount: 0, refundDue: 0 })
  })
})

describe('a reversal', () => {
  test('restores the balance and keeps both entries', async () => {
    const orderId = await placed()
    const { payment } = await recordPayment(owner, { orderId, amount: 400_00, method: 'CARD' })
    const reversed = await owner.mutate('reversePayment', {
      paymentId: payment.id,
      reason: 'The wrong order',
    })
    expect(reversed.payment).toMatchObject({
      kind: 'REVERSAL',
      amount: 400_00,
      method: 'CARD',
      note: 'The wrong order',
      reversesId: payment.id,
    })
    expect(reversed.order).toMatchObject({ paymentStatus: 'PENDING', paidAmount: 0, balance: total })
    expect(reversed.order.payments).toMatchObject([{ isReversed: true }, { isReversed: false }])
  })

  test('happens once, also by concurrent requests, and never to a reversal', async () => {
    const orderId = await placed()
    const { payment } = await recordPayment(owner, { orderId, amount: 400_00 })
    const reverse = (paymentId: string) => owner.mutate('reversePayment', { paymentId, reason: 'A mistake' })
    const results = await Promise.all([1, 2, 3, 4].map(() => reverse(payment.id)))
    expect(results.filter((result) => result.payment !== null)).toHaveLength(1)
    expect(results.flatMap(codes)).toEqual(Array(3).fill('paymentId CONFLICT'))
    const reversal = results.find((result) => result.payment !== null)!.payment
    expect(codes(await reverse(reversal.id))).toEqual(['paymentId CONFLICT'])
    expect(codes(await reverse(randomUUID()))).toEqual(['null NOT_FOUND'])
  })

  test('of a payment that was returned waits for the refund’s reversal', async () => {
    const orderId = await placed()
    const { payment } = await recordPayment(owner, { orderId, amount: 400_00 })
    const { payment: refund } = await recordRefund(owner, { orderId, amount: 100_00 })
    expect(codes(await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'x' }))).toEqual([
      'paymentId CONFLICT',
    ])
    await owner.mutate('reversePayment', { paymentId: refund.id, reason: 'x' })
    const { order } = await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'x' })
    expect(order).toMatchObject({ paymentStatus: 'PENDING', paidAmount: 0 })
  })
})

test('recording and reversing are separate permissions', async () => {
  const sunita = await shop.staff()
  const orderId = await placed()
  const may = async () =>
    (
      await sunita.graphql(
        'query ($id: ID!) { order(id: $id) { viewerCanRecordPayments viewerCanReversePayments } }',
        { id: orderId },
      )
    ).data.order
  expect(await may()).toEqual({ viewerCanRecordPayments: false, viewerCanReversePayments: false })
  await owner.mutate('changePermissions', { customerId: sunita.id, permissions: ['RECORD_PAYMENTS'] })
  expect(await may()).toEqual({ viewerCanRecordPayments: true, viewerCanReversePayments: false })
  const { payment } = await recordPayment(sunita, { orderId, amount: 100_00 })
  expect(payment.recordedBy).toBe('Sunita')
  const refused = [
    await recordRefund(sunita, { orderId, amount: 1_00 }),
    await sunita.mutate('reversePayment', { paymentId: payment.id, reason: 'x' }),
  ]
  expect(refused.map(({ errors }) => errors![0]!.extensions.code)).toEqual(['FORBIDDEN', 'FORBIDDEN'])
})

test('every entry is in the audit log', async () => {
  const orderId = await placed()
  const { payment } = await recordPayment(owner, { orderId, amount: 400_00 })
  await recordRefund(owner, { orderId, amount: 100_00 })
  await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'x' })
  const { payment: second } = await recordPayment(owner, { orderId, amount: 300_00 })
  await owner.mutate('reversePayment', { paymentId: second.id, reason: 'The wrong order' })
  const entries = await shop.db.auditEntry.findMany({
    where: { entityId: orderId },
    orderBy: { action: 'asc' },
  })
  expect(entries.map(({ action }) => action)).toEqual([
    'order.payment',
    'order.payment',
    'order.refund',
    'order.reverse-payment',
  ])
})

test('the database refuses to change or delete an entry', async () => {
  const orderId = await placed()
  const { payment } = await recordPayment(owner, { orderId, amount: 400_00 })
  const where = { id: payment.id }
  await expect(shop.db.payment.update({ where, data: { amount: 1n } })).rejects.toThrow(/never changes/)
  await expect(shop.db.payment.delete({ where })).rejects.toThrow(/never changes/)
})

test('an order that moves on stays payable', async () => {
  const orderId = await placed()
  await moveAlong(owner, orderId, 'CONFIRMED', 'READY', 'DELIVERED')
  const { order } = await recordPayment(owner, { orderId, amount: total })
  expect(order.paymentStatus).toBe('PAID')
})
