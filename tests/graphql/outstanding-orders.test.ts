import { expect, test } from 'vitest'
import { cancelOrder } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { recordPayment, recordRefund } from '../support/payments.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const list = async (query: Json = {}) =>
  (
    await (
      await shop.admin()
    ).graphql(
      `query ($first: Int! = 24, $after: String) {
        outstandingOrders(first: $first, after: $after) {
          edges { node { id balance } } pageInfo { hasNextPage endCursor } totalCount totalOutstanding
        }
      }`,
      query,
    )
  ).data.outstandingOrders

test('orders are outstanding until they are paid in full, those placed first at the beginning', async () => {
  const [owner, meera] = [await shop.admin(), await shop.shopper('Meera')]
  const { id } = await shop.product({
    readyMadePrice: 1_000_00,
    discount: 0,
    shippingCost: 0,
    quantityInStock: 20,
  })
  const place = async () => {
    shop.passTime(60)
    return (await orderProduct(meera, id)).id as string
  }
  const [partly, fully, unpaid, cancelled, refunded] = [
    await place(),
    await place(),
    await place(),
    await place(),
    await place(),
  ]
  await orderProduct(meera, id, { orderType: 'CUSTOM', customCategory: 'BLOUSE', cartItems: [] })
  await recordPayment(owner, { orderId: partly, amount: 400_00 })
  await recordPayment(owner, { orderId: fully, amount: 1_000_00 })
  await recordPayment(owner, { orderId: refunded, amount: 1_000_00 })
  await recordRefund(owner, { orderId: refunded, amount: 100_00 })
  await cancelOrder(meera, { id: cancelled })
  const balances = [
    { id: partly, balance: 600_00 },
    { id: unpaid, balance: 1_000_00 },
    { id: refunded, balance: 100_00 },
  ]
  const all = await list()
  expect(all).toMatchObject({ totalCount: 3, totalOutstanding: 1_700_00 })
  expect(all.edges.map(({ node }: Json) => node)).toEqual(balances)

  const first = await list({ first: 2 })
  expect(first.pageInfo.hasNextPage).toBe(true)
  const rest = await list({ first: 2, after: first.pageInfo.endCursor })
  expect([...first.edges, ...rest.edges].map(({ node }: Json) => node)).toEqual(balances)
  expect(rest.pageInfo.hasNextPage).toBe(false)
})
