import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import { newPhone } from '../support/tailors.ts'

const shop = await openShop()
const owner = await shop.admin()
const dress = await shop.product({
  category: 'DRESS',
  readyMadePrice: 2_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 1_000,
  sizes: [{ label: 'M', chest: 36, quantityInStock: 1_000 }],
})

const newCustomer = async (): Promise<string> =>
  (await owner.mutate('saveCustomer', { name: 'Asha Rao', phone: newPhone() })).customer.id

/** A sale at the counter, by default of one dress that is paid in cash. */
const sell = (customerId: string | null, fields: Json = {}) =>
  owner.mutate('createOrder', {
    ...(customerId && { customerId }),
    lines: [{ productId: dress.id, size: 'M', quantity: 1 }],
    handedOver: true,
    payments: [{ amount: 2_000_00, method: 'CASH' }],
    idempotencyKey: randomUUID(),
    ...fields,
  })
const sold = async (customerId: string | null, fields: Json = {}): Promise<string> => {
  const { order, userErrors } = await sell(customerId, fields)
  expect(userErrors).toEqual([])
  return order.id
}
/** An order that is still to be paid. */
const unpaid = (customerId: string) => sold(customerId, { handedOver: false, payments: [] })

const takeBack = (orderId: string, fields: Json = {}) =>
  owner.mutate('returnAtCounter', {
    orderId,
    items: [{ item: 0, quantity: 1, restocked: 1 }],
    reason: 'Too wide',
    method: 'STORE_CREDIT',
    idempotencyKey: randomUUID(),
    ...fields,
  })
/** A customer with ₹2,000 of store credit, and the order that was returned for it. */
const withCredit = async () => {
  const customerId = await newCustomer()
  const returned = await sold(customerId)
  expect((await takeBack(returned)).userErrors).toEqual([])
  return { customerId, returned }
}
const creditOf = async (customerId: string): Promise<number> =>
  (await owner.graphql('query ($id: ID!) { customer(id: $id) { storeCredit balance } }', { id: customerId }))
    .data.customer.storeCredit
const problems = ({ userErrors }: Json): string[] =>
  userErrors.map(({ field, code, message }: Json) => `${field} ${code}: ${message}`)
const tooMuch = (credit: string) =>
  `method INVALID: The customer has ${credit} of store credit. Take the rest in another way.`

test('a return is given as store credit, which pays for another order', async () => {
  const { customerId, returned } = await withCredit()
  expect(await creditOf(customerId)).toBe(2_000_00)
  const next = await unpaid(customerId)
  const { order } = await recordPayment(owner, { orderId: next, amount: 1_500_00, method: 'STORE_CREDIT' })
  expect(order).toMatchObject({ balance: 500_00, paymentStatus: 'PARTLY_PAID' })
  expect(await creditOf(customerId)).toBe(500_00)
  const read = (id: string) =>
    owner.graphql('query ($id: ID!) { order(id: $id) { storeCredit refundDue balance } }', { id })
  expect((await read(next)).data.order).toEqual({ storeCredit: 500_00, refundDue: 0, balance: 500_00 })
  expect((await read(returned)).data.order).toEqual({ storeCredit: 500_00, refundDue: 0, balance: 0 })
})

test('no more is paid with it than there is, also by two tablets at once, and nothing of a refused sale stays', async () => {
  const { customerId } = await withCredit()
  const elsewhere = (await shop.replica()).at(owner)
  const orders = await Promise.all([unpaid(customerId), unpaid(customerId), unpaid(customerId)])
  const results = await Promise.all(
    orders.map((orderId, index) =>
      recordPayment(index === 1 ? elsewhere : owner, { orderId, amount: 1_500_00, method: 'STORE_CREDIT' }),
    ),
  )
  expect(results.flatMap(problems)).toEqual([tooMuch('₹500.00'), tooMuch('₹500.00')])
  expect(await creditOf(customerId)).toBe(500_00)

  const before = await shop.db.order.count()
  const sale = await sell(customerId, { payments: [{ amount: 2_000_00, method: 'STORE_CREDIT' }] })
  expect(problems(sale)).toEqual([tooMuch('₹500.00')])
  expect(await shop.db.order.count()).toBe(before)
  const paid = await sold(customerId, {
    payments: [
      { amount: 500_00, method: 'STORE_CREDIT' },
      { amount: 1_500_00, method: 'CASH' },
    ],
  })
  expect(await creditOf(customerId)).toBe(0)
  expect(await shop.db.payment.count({ where: { orderId: paid } })).toBe(2)
})

test('an exchange for less leaves the difference as store credit', async () => {
  const customerId = await newCustomer()
  const order = await sold(customerId)
  await shop.db.product.update({ where: { id: dress.id }, data: { readyMadePrice: 1_200_00 } })
  const { userErrors, price } = await takeBack(order, {
    items: [{ item: 0, quantity: 1, restocked: 1, exchangeSize: 'M' }],
  })
  await shop.db.product.update({ where: { id: dress.id }, data: { readyMadePrice: 2_000_00 } })
  expect(userErrors).toEqual([])
  expect(price).toMatchObject({ refunded: 2_000_00, exchangeTotal: 1_200_00, toReturn: 800_00, toPay: 0 })
  expect(await creditOf(customerId)).toBe(800_00)
})

test('an order without a customer has none', async () => {
  const order = await sold(null)
  expect(problems(await takeBack(order))).toEqual([
    'method INVALID: Store credit belongs to a customer, and this order has none. Choose another way.',
  ])
  expect(await shop.db.orderReturn.count({ where: { orderId: order } })).toBe(0)
  const { data } = await owner.graphql('query ($id: ID!) { order(id: $id) { storeCredit } }', { id: order })
  expect(data.order.storeCredit).toBeNull()
})

test('what was spent can’t be reversed before its payment is', async () => {
  const { customerId, returned } = await withCredit()
  const refund = await shop.db.payment.findFirstOrThrow({ where: { orderId: returned, kind: 'REFUND' } })
  const next = await unpaid(customerId)
  const { payment } = await recordPayment(owner, { orderId: next, amount: 500_00, method: 'STORE_CREDIT' })
  const reverse = (paymentId: string) => owner.mutate('reversePayment', { paymentId, reason: 'By mistake' })
  expect(problems(await reverse(refund.id))).toEqual([
    'paymentId CONFLICT: The customer has spent this store credit: ₹1,500.00 is left. Reverse what was paid with it first.',
  ])
  expect(problems(await reverse(payment.id))).toEqual([])
  expect(await creditOf(customerId)).toBe(2_000_00)
  expect(problems(await reverse(refund.id))).toEqual([])
  expect(await creditOf(customerId)).toBe(0)
  expect(problems(await recordRefund(owner, { orderId: returned, amount: 2_000_00 }))).toEqual([])
})

test('it is no money: neither the drawer nor the sums of money received change, and nothing is spent with it', async () => {
  const today = dayOf(shop.now())
  const sums = async () =>
    (
      await owner.graphql(
        `query ($today: Day!) {
          dashboard { todaysReceipts { amount isNegative } }
          dayClosing(date: $today) { expectedCash { amount } receipts { method net { amount isNegative } } }
          monthResult(month: $today) { received { amount } result { amount } receipts { method net { amount isNegative } } }
        }`,
        { today },
      )
    ).data
  const { customerId } = await withCredit()
  const before = await sums()
  const order = await unpaid(customerId)
  await recordPayment(owner, { orderId: order, amount: 1_000_00, method: 'STORE_CREDIT' })
  const after = await sums()
  expect(after.dashboard).toEqual(before.dashboard)
  expect(after.dayClosing.expectedCash).toEqual(before.dayClosing.expectedCash)
  expect(after.monthResult).toMatchObject({
    received: before.monthResult.received,
    result: before.monthResult.result,
  })
  const ofCredit = ({ method }: Json) => method === 'STORE_CREDIT'
  expect(after.monthResult.receipts.find(ofCredit)).not.toEqual(before.monthResult.receipts.find(ofCredit))
  const expense = await owner.mutate('recordExpense', {
    category: 'RENT',
    amount: 100,
    method: 'STORE_CREDIT',
    idempotencyKey: randomUUID(),
  })
  expect(problems(expense)).toEqual([
    'method INVALID: Store credit is the customers’: choose how the money was paid.',
  ])
})

test('it moves with a merge, which can’t be undone once it was spent for the other', async () => {
  const { customerId: duplicateId } = await withCredit()
  const customerId = await newCustomer()
  expect((await owner.mutate('mergeCustomers', { customerId, duplicateId })).userErrors).toEqual([])
  expect(await creditOf(customerId)).toBe(2_000_00)
  const order = await unpaid(customerId)
  const { payment } = await recordPayment(owner, { orderId: order, amount: 100_00, method: 'STORE_CREDIT' })
  const merge = await shop.db.customerMerge.findFirstOrThrow({ where: { customerId } })
  expect(problems(await owner.mutate('undoMerge', { mergeId: merge.id }))).toEqual([
    'mergeId CONFLICT: Store credit of one of them was spent for the other. Reverse that payment first.',
  ])
  expect(await creditOf(customerId)).toBe(1_900_00)
  await owner.mutate('reversePayment', { paymentId: payment.id, reason: 'By mistake' })
  expect(problems(await owner.mutate('undoMerge', { mergeId: merge.id }))).toEqual([])
  expect(await creditOf(duplicateId)).toBe(2_000_00)
  expect(await creditOf(customerId)).toBe(0)
})

test('a customer who has some isn’t deleted', async () => {
  const { customerId } = await withCredit()
  const { userErrors } = await owner.mutate('deleteCustomer', { customerId })
  expect(problems({ userErrors })).toEqual([
    'customerId CONFLICT: This customer has ₹2,000.00 of store credit. Reverse its refund and return the money first.',
  ])
})
