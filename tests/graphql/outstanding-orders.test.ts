import { expect, test } from 'vitest'
import type { Transaction } from '../../server/platform/database/client.ts'
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
    return (await orderProduct(meera, id)).id
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
  await meera.mutate('cancelOrder', { id: cancelled })
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

test('two payments at the same time are both counted', async () => {
  const meera = await shop.shopper('Meera')
  const product = { readyMadePrice: 1_000_00, discount: 0, shippingCost: 0, quantityInStock: 20 }
  const { id } = await orderProduct(meera, (await shop.product(product)).id)
  // As another writer of the ledger would, without locking the order first.
  const pay = (tx: Transaction, key: string) => tx.$executeRaw`
    INSERT INTO "payments" ("orderId", "kind", "amount", "method", "receivedAt", "recordedAt", "recordedById", "recordedBy",
      "idempotencyKey", "requestHash")
    VALUES (${id}::uuid, 'PAYMENT', 30000, 'CASH', now(), now(), gen_random_uuid(), 'Owner', ${key}, '')`
  const waiting = async () =>
    (
      await shop.db.rows`SELECT FROM pg_stat_activity
      WHERE "datname" = current_database() AND "wait_event_type" = 'Lock' AND "query" LIKE '%INSERT INTO "payments"%'`
    ).length
  const { paid } = await shop.db.transaction(async (first) => {
    await pay(first, 'first')
    const paid = shop.db.transaction((tx) => pay(tx, 'second'))
    await Promise.race([paid, expect.poll(waiting).toBe(1)])
    return { paid }
  })
  await paid
  expect(await shop.db.outstandingOrder.findUniqueOrThrow({ where: { id } })).toMatchObject({
    balance: 400_00n,
  })
})
