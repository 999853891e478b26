import { expect, test } from '@playwright/test'
import { onePiece, readyToBuy } from '../support/buyers.ts'
import { inParallel } from '../support/parallel.ts'
import { openReplicas, type Replicas } from '../support/replicas.ts'
import type { Json } from '../support/api-client.ts'

let shop: Replicas
test.beforeAll(async () => {
  shop = await openReplicas({ processes: 1, ownGroup: true })
})
test.afterAll(() => shop.close())

const rounds = 30
const buyersARound = 10
const stock = 1_000

/** Whether a transaction is between the first and the last statement of an order. */
async function isPlacing(): Promise<boolean> {
  const [row] = await shop.db.$queryRaw<{ open: bigint }[]>`
    SELECT count(*) AS "open" FROM pg_stat_activity
    WHERE datname = current_database() AND pid <> pg_backend_pid() AND state = 'idle in transaction'`
  return row!.open > 0n
}

test('fault, kill -9 while orders are placed, 30 times: no partial order, no lost piece, none that was acknowledged lost', async () => {
  test.setTimeout(600_000)
  const { id: productId } = await shop.product({ ...onePiece, quantityInStock: stock })
  const acknowledged = new Map<string, string>()
  const placings: { buyer: Json; placing: Json }[] = []
  let interrupted = 0

  for (let round = 0; round < rounds; round++) {
    const buyers = await shop.shoppers(buyersARound)
    const ready = await readyToBuy(shop.db, buyers, productId)
    placings.push(...buyers.map((buyer, n) => ({ buyer, placing: ready[n] })))
    let served = 0
    let settled = 0
    const wanted = round % 5
    const sent = buyers.map(async (buyer, n) => {
      try {
        const { order } = await shop.at(buyer, 0).mutate('placeOrder', ready[n])
        acknowledged.set(ready[n].draftId, order.orderNumber)
        served++
      } catch {
        interrupted++ // The connection was lost: the buyer can't know whether it was placed.
      } finally {
        settled++
      }
    })
    // The moment is observed, not timed: some orders are acknowledged, and another is halfway.
    const isMoment = async () => (await isPlacing()) && served >= wanted
    while (settled < buyersARound && !(await isMoment()));
    await shop.kill()
    await Promise.all(sent)
    await shop.reopen()
  }
  // The kills happened during orders, and not before all of them.
  expect(interrupted).toBeGreaterThanOrEqual(rounds)
  expect(acknowledged.size).toBeGreaterThanOrEqual(rounds)

  const orders = await shop.db.order.findMany({ include: { items: true, timeline: true } })
  const drafts = new Set((await shop.db.orderDraft.findMany({ select: { id: true } })).map(({ id }) => id))
  for (const { items, timeline, draftId } of orders) {
    expect([items.length, timeline.map(({ status }) => status)]).toEqual([1, ['PENDING']])
    expect(drafts).not.toContain(draftId)
  }
  expect(orders.length + drafts.size).toBe(rounds * buyersARound)
  const numbers = new Map(orders.map(({ draftId, orderNumber }) => [draftId, orderNumber]))
  for (const [draftId, orderNumber] of acknowledged) expect(numbers.get(draftId)).toBe(orderNumber)
  const stockOf = async () =>
    (await shop.db.product.findUniqueOrThrow({ where: { id: productId } })).quantityInStock
  expect(await stockOf()).toBe(stock - orders.length)

  // Every buyer whose request was cut off repeats it, and has one order.
  await inParallel(8, placings, async ({ buyer, placing }) => {
    const { order, userErrors } = await shop.at(buyer, 0).mutate('placeOrder', placing)
    expect(userErrors).toEqual([])
    expect(order.orderNumber).toBe(numbers.get(placing.draftId) ?? order.orderNumber)
  })
  expect(await shop.db.order.count()).toBe(rounds * buyersARound)
  expect(await stockOf()).toBe(stock - rounds * buyersARound)
})
