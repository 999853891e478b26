import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { addDays, dayOf, noonOf as dateAtNoon } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
const saree = await shop.product({
  readyMadePrice: 5_000_00,
  discount: 0,
  shippingCost: 0,
  quantityInStock: 50,
})
const codes = ({ userErrors }: Json) => userErrors.map(({ field, code }: Json) => `${field} ${code}`)
const place = async () => (await orderProduct(meera, saree.id)).id
const today = dayOf(shop.now())
const yesterday = addDays(today, -1)
const noonOf = (day: string) => dateAtNoon(day).toISOString()

const recordExpense = (input: Json) =>
  owner.mutate(
    'recordExpense',
    { category: 'CLOTH', method: 'CASH', idempotencyKey: randomUUID(), ...input },
    'expense { id spentOn }',
  )

/** The cash of a day in the closing, and what the other pages say of it. */
const cashOf = async (day: string): Promise<Json> => {
  const { data } = await owner.graphql(
    `query ($day: Day!) {
      dayClosing(date: $day) { cashReceived { amount isNegative } cashSpent { amount isNegative } }
      expenses(first: 50, where: { from: $day, to: $day }) { spent { amount isNegative } }
    }`,
    { day },
  )
  return {
    received: data.dayClosing.cashReceived.amount,
    spent: data.dayClosing.cashSpent.amount,
    listed: data.expenses.spent.amount,
  }
}

test('a reversal counts on the day of its entry while that is open, and today otherwise', async () => {
  const orderId = await place()
  const wrong = await recordPayment(owner, { orderId, amount: 1_000_00, receivedAt: noonOf(yesterday) })
  const expense = await recordExpense({ amount: 200_00, spentOn: yesterday })
  expect(await cashOf(yesterday)).toEqual({ received: 1_000_00, spent: 200_00, listed: 200_00 })
  const before = await cashOf(today)
  expect(
    codes(await owner.mutate('reversePayment', { paymentId: wrong.payment.id, reason: 'Of another day' })),
  ).toEqual([])
  const reversed = await owner.mutate(
    'reverseExpense',
    { expenseId: expense.expense.id, reason: 'Of another day' },
    'expense { spentOn }',
  )
  expect(reversed.expense).toEqual({ spentOn: yesterday })
  expect(await cashOf(yesterday)).toEqual({ received: 0, spent: 0, listed: 0 })
  expect(await cashOf(today)).toEqual(before)

  const late = await recordPayment(owner, { orderId, amount: 700_00, receivedAt: noonOf(yesterday) })
  const closed = await owner.mutate(
    'closeDay',
    { date: yesterday, countedCash: 700_00 },
    'dayClosing { status }',
  )
  expect(closed.userErrors).toEqual([])
  const reversal = await owner.mutate('reversePayment', {
    paymentId: late.payment.id,
    reason: 'It was another order’s',
  })
  expect(dayOf(new Date(reversal.payment.receivedAt))).toBe(today)
})

test('an entry of long ago is asked about, and recorded when it is confirmed', async () => {
  const orderId = await place()
  const old = { orderId, amount: 100_00, receivedAt: noonOf(addDays(today, -2_500)) }
  const recent = { orderId, amount: 100_00, receivedAt: noonOf(today) }
  // The day is closed by the test before.
  expect(codes(await recordPayment(owner, old))).toEqual(['receivedAt CONFLICT'])
  expect(codes(await recordPayment(owner, { ...recent, receivedAt: shop.now().toISOString() }))).toEqual([])
  await owner.mutate('reopenDay', { date: yesterday, reason: 'A payment was forgotten' })
  expect(codes(await recordPayment(owner, old))).toEqual(['receivedAt NEEDS_CONFIRMATION'])
  expect(codes(await recordPayment(owner, { ...old, confirmedDay: true }))).toEqual([])
  const spent = { amount: 100_00, spentOn: '2001-11-20' }
  expect(codes(await recordExpense(spent))).toEqual(['spentOn NEEDS_CONFIRMATION'])
  expect(codes(await recordExpense({ ...spent, confirmedDay: true }))).toEqual([])
})

test('a refund of more than is due back is asked about, with the amounts', async () => {
  const orderId = await place()
  await recordPayment(owner, { orderId, amount: 1_000_00 })
  const refund = { orderId, amount: 300_00, confirmedExcess: false }
  const asked = await recordRefund(owner, refund)
  expect(asked.userErrors).toEqual([
    {
      field: 'amount',
      code: 'NEEDS_CONFIRMATION',
      message: 'Nothing is due back to the customer. Confirm that ₹300.00 is returned all the same.',
    },
  ])
  expect(asked.order.paidAmount).toBe(1_000_00)
  expect(codes(await recordRefund(owner, { ...refund, confirmedExcess: true }))).toEqual([])
  expect(codes(await recordRefund(owner, { ...refund, amount: 800_00 }))).toEqual(['amount INVALID'])
})

test('what is being checked is not asked for again', async () => {
  await owner.mutate('saveShopSettings', {
    version: 0,
    upi: { vpa: 'roopkala@okaxis', payeeName: 'Roop Kala' },
  })
  const orderId = await place()
  const due = async () =>
    (await meera.graphql('query ($id: ID!) { order(id: $id) { upiRequest { amount } } }', { id: orderId }))
      .data.order.upiRequest?.amount ?? null
  expect(await due()).toBe(5_000_00)
  const send = (amount: number, utr: string) => meera.mutate('submitUpiPayment', { orderId, amount, utr })
  expect(codes(await send(2_000_00, '123456789012'))).toEqual([])
  expect(await due()).toBe(3_000_00)
  expect(codes(await send(3_000_00, '123456789013'))).toEqual([])
  expect(await due()).toBeNull()
})
