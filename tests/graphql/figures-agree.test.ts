import { expect, test } from 'vitest'
import { dayOf } from '../../server/domain/shop/shop-time.ts'
import type { Json } from '../support/api-client.ts'
import { registerForGst } from '../support/invoices.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { readReturns } from '../support/returns.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const [owner, meera, asha] = [await shop.admin(), await shop.shopper('Meera'), await shop.shopper('Asha')]
await registerForGst(owner)
const prices = { discount: 0, quantityInStock: 50 }
const sizes = ['S', 'M'].map((label) => ({ label, chest: 36, quantityInStock: 20 }))
const saree = await shop.product({
  ...prices,
  category: 'SAREE',
  readyMadePrice: 3_000_00,
  shippingCost: 100_00,
})
const suit = await shop.product({
  ...prices,
  category: 'SUIT',
  readyMadePrice: 1_450_00,
  quantityInStock: 40,
  shippingCost: 0,
  sizes,
})

const buy = async (who: typeof meera, productId: string, quantity: number, size: string | null = null) =>
  orderProduct(who, '', { cartItems: [{ productId, productType: 'READYMADE', quantity, size }] })

/** One piece of a delivered and invoiced order comes back. */
async function takeBack(orderId: string, fields: Json) {
  const asked = await meera.mutate('requestReturn', {
    orderId,
    reason: 'Too wide',
    items: [{ item: 0, quantity: 1 }],
    ...fields,
  })
  expect(asked.userErrors).toEqual([])
  const [{ id }] = (await readReturns(owner, orderId)).returns
  await owner.mutate('receiveReturn', { id })
  expect((await owner.mutate('acceptReturn', { id, restock: [] })).userErrors).toEqual([])
}

test('revenue, what is to be paid and what was received are the same figures on all pages', async () => {
  // ₹6,100, of which one saree comes back: ₹3,100 of revenue.
  const returned = (await buy(meera, saree.id, 2)).id
  await moveAlong(owner, returned, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  await owner.mutate('issueInvoice', { orderId: returned })
  await recordPayment(owner, { orderId: returned, amount: 6_100_00 })
  await takeBack(returned, { wish: 'REFUND' })
  await recordRefund(owner, { orderId: returned, amount: 3_000_00 })
  // ₹1,450, exchanged for another size.
  const exchanged = (await buy(meera, suit.id, 1, 'S')).id
  await moveAlong(owner, exchanged, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  await owner.mutate('issueInvoice', { orderId: exchanged })
  await takeBack(exchanged, { wish: 'EXCHANGE', items: [{ item: 0, quantity: 1, exchangeSize: 'M' }] })
  // ₹2,900 less an agreed discount of ₹200, half of it paid.
  const discounted = await buy(asha, suit.id, 2, 'S')
  expect(
    (
      await owner.mutate('discountOrder', {
        id: discounted.id,
        version: discounted.version ?? 1,
        amount: 200_00,
        reason: 'A regular',
      })
    ).userErrors,
  ).toEqual([])
  await recordPayment(owner, { orderId: discounted.id, amount: 1_350_00, method: 'UPI' })
  // ₹3,100, cancelled.
  await meera.mutate('cancelOrder', { id: (await buy(meera, saree.id, 1)).id })

  const revenue = 3_100_00 + 1_450_00 + 2_700_00
  const toPay = 1_450_00 + 1_350_00
  const received = 6_100_00 - 3_000_00 + 1_350_00
  const today = dayOf(shop.now())
  const { data, errors } = await owner.graphql(
    `query ($day: Day!) {
      dashboard(days: 7) {
        revenue todaysRevenue outstanding todaysReceipts { amount isNegative } days { day revenue }
        bestDesigns { product { id } pieces revenue }
      }
      month: report(by: MONTH, from: $day, to: $day) { amount pieces }
      customers: report(by: CUSTOMER, from: $day, to: $day) { amount }
      category: report(by: CATEGORY, from: $day, to: $day) { amount rows { name amount } }
      design: report(by: DESIGN, from: $day, to: $day) { amount rows { name amount } }
      returns: report(by: RETURN, from: $day, to: $day) { amount pieces rows { name amount } }
      monthResult(month: $day) { outstanding received { amount } }
      dayClosing(date: $day) { receipts { net { amount } } cashReceived { amount } }
      outstandingOrders(first: 10) { totalOutstanding edges { node { balance } } }
      orders(where: { mine: false }, first: 50) { edges { node { orderStatus totalToPay credited paidAmount balance } } }
    }`,
    { day: today },
  )
  expect(errors).toBeUndefined()
  const { dashboard } = data
  expect(dashboard).toMatchObject({
    revenue,
    todaysRevenue: revenue,
    outstanding: toPay,
    todaysReceipts: { amount: received, isNegative: false },
  })
  expect(dashboard.days.at(-1)).toEqual({ day: today, revenue })
  expect(data.month.amount).toBe(revenue)
  expect(data.customers.amount).toBe(revenue)
  // Without ₹100 of delivery and the discount that was agreed on the whole order.
  const ofLines = revenue - 100_00 + 200_00
  expect(data.category).toEqual({
    amount: ofLines,
    rows: [
      { name: 'SUIT', amount: 4_350_00 },
      { name: 'SAREE', amount: 3_000_00 },
    ],
  })
  expect(data.design.amount).toBe(ofLines)
  expect(
    new Map(dashboard.bestDesigns.map(({ product, revenue: amount }: Json) => [product.id, amount])),
  ).toEqual(
    new Map([
      [suit.id, 4_350_00],
      [saree.id, 3_000_00],
    ]),
  )
  expect(data.returns).toMatchObject({ pieces: 2, amount: 3_000_00 + 1_450_00 })

  expect(data.monthResult).toEqual({ outstanding: toPay, received: { amount: received } })
  expect(data.dayClosing.cashReceived.amount).toBe(3_100_00)
  const sum = (amounts: number[]) => amounts.reduce((all, each) => all + each, 0)
  expect(sum(data.dayClosing.receipts.map(({ net }: Json) => net.amount))).toBe(received)
  expect(data.outstandingOrders.totalOutstanding).toBe(toPay)

  const orders = data.orders.edges.map(({ node }: Json) => node)
  const live = orders.filter(({ orderStatus }: Json) => orderStatus !== 'CANCELLED')
  expect(sum(live.map(({ totalToPay, credited }: Json) => totalToPay - credited))).toBe(revenue)
  expect(sum(orders.map(({ balance }: Json) => balance))).toBe(toPay)
  expect(sum(orders.map(({ paidAmount }: Json) => paidAmount))).toBe(received)
})
