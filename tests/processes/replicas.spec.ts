import { expect, test } from '@playwright/test'
import { onePiece, placeOnceFree, readyToBuy } from '../support/buyers.ts'
import { linesOf, readymade, tailor } from '../support/cart.ts'
import { inParallel } from '../support/parallel.ts'
import { addPromotion, readPromotion } from '../support/promotions.ts'
import { openReplicas, type Replicas } from '../support/replicas.ts'
import { type Account, type GraphQLResult, ApiClient } from '../support/api-client.ts'

// One pair of processes for all tests.
test.describe.configure({ mode: 'default' })

let shop: Replicas
test.beforeAll(async () => {
  shop = await openReplicas()
})
test.afterAll(() => shop.close())
test.slow()

/** Concurrent requests, alternating between the processes. */
const width = 16

/** No request was rate limited, so the results are complete. */
const expectServed = (results: GraphQLResult[]) =>
  expect(results.filter(({ status }) => status !== 200).map(({ text }) => text)).toEqual([])

const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock

const countOf = (labels: string[]) =>
  labels.reduce((counts, label) => counts.set(label, (counts.get(label) ?? 0) + 1), new Map<string, number>())

test('threat, oversell: 500 buyers of 100 pieces at two processes are 100 orders and no piece left', async () => {
  const { id } = await shop.product({ ...onePiece, quantityInStock: 100 })
  const buyers = await shop.shoppers(500)
  const placings = await readyToBuy(shop.db, buyers, id)
  const results = await inParallel(width, buyers, (buyer, n) => buyer.mutate('placeOrder', placings[n]))
  expectServed(results)

  const orders = results.flatMap(({ order }) => order ?? [])
  expect(orders).toHaveLength(100)
  expect(new Set(orders.map(({ orderNumber }) => orderNumber)).size).toBe(100)
  const refused = results.filter(({ order }) => !order)
  expect(refused.map(({ userErrors }) => userErrors?.[0]?.code)).toEqual(Array(400).fill('OUT_OF_STOCK'))
  expect(await stockOf(id)).toBe(0)
  // Failed orders left nothing behind, and those buyers still have their drafts.
  expect(await shop.db.orderItem.count({ where: { productId: id } })).toBe(100)
  expect(await shop.db.orderDraft.count({ where: { items: { some: { productId: id } } } })).toBe(400)
})

test('threat, oversell: 500 buyers of 7 sizes with 10 pieces each at two processes get exactly 70', async () => {
  const labels = ['XS', 'S', 'M', 'L', 'XL', 'XXL', '3XL']
  const sizes = labels.map((label) => ({ label, quantityInStock: 10 }))
  const { id } = await shop.product({ ...onePiece, sizes, quantityInStock: 70 })
  const buyers = await shop.shoppers(500)
  // Both processes sell each size: every other buyer uses the second one.
  const placings = await readyToBuy(shop.db, buyers, id, (buyer) => labels[buyer % labels.length]!)
  const results = await inParallel(width, buyers, (buyer, n) => placeOnceFree(buyer, placings[n]))
  expectServed(results)

  expect(results.filter(({ order }) => order)).toHaveLength(70)
  const refused = results.filter(({ order }) => !order)
  expect(refused.map(({ userErrors }) => userErrors?.[0]?.code)).toEqual(Array(430).fill('OUT_OF_STOCK'))
  const sold = await shop.db.orderItem.findMany({ where: { productId: id }, select: { size: true } })
  expect(countOf(sold.map(({ size }) => (size as { label: string }).label))).toEqual(
    new Map(labels.map((label) => [label, 10])),
  )
  expect(await stockOf(id)).toBe(0)
})

test('threat, coupon over its limit: 500 buyers at two processes use a coupon for 50 orders 50 times', async () => {
  const { id } = await shop.product({ ...onePiece, quantityInStock: 500 })
  const owner = await shop.owner()
  const { id: promotionId } = await addPromotion(owner, { code: 'FIFTY-TIMES', usageLimit: 50 })
  const buyers = await shop.shoppers(500)
  const placings = await readyToBuy(shop.db, buyers, id)
  const appliedAt = new Date()
  await shop.db.appliedCoupon.createMany({
    data: buyers.map(({ id: userId }) => ({ userId, promotionId, appliedAt })),
  })
  const discounted = onePiece.readyMadePrice * 0.9 + onePiece.shippingCost
  const results = await inParallel(width, buyers, (buyer, n) =>
    placeOnceFree(buyer, { ...placings[n], confirmedTotal: discounted }),
  )
  expectServed(results)

  const orders = results.flatMap(({ order }) => order ?? [])
  expect(orders.map(({ totalToPay }) => totalToPay)).toEqual(Array(50).fill(discounted))
  const refused = results.filter(({ order }) => !order)
  expect(refused.map(({ userErrors }) => userErrors?.[0]?.code)).toEqual(Array(450).fill('PROMOTION_ENDED'))
  expect(await readPromotion(owner, promotionId)).toMatchObject({ used: 50, status: 'USED_UP' })
  expect(await shop.db.orderPromotion.count({ where: { promotionId } })).toBe(50)
  expect(await stockOf(id)).toBe(450)
})

test('threat, duplicate order: 50 requests under one key at two processes are one order', async () => {
  const { id } = await shop.product({ ...onePiece, quantityInStock: 100 })
  const [meera] = (await shop.shoppers(1)) as [Account]
  const [placing] = await readyToBuy(shop.db, [meera], id)
  const results = await inParallel(50, Array(50).fill(meera), (who: Account, n) =>
    shop.at(who, n).mutate('placeOrder', placing),
  )
  expectServed(results)
  expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([])
  expect(new Set(results.map(({ order }) => order.id)).size).toBe(1)
  expect([await stockOf(id), await shop.db.order.count({ where: { userId: meera.id } })]).toEqual([99, 1])

  const changed = await meera.mutate('placeOrder', { ...placing, confirmedTotal: 1 })
  expect(changed).toMatchObject({ order: null, userErrors: [{ code: 'CONFLICT' }] })
  expect(await stockOf(id)).toBe(99)
})

test('threat, lost cart updates: 500 adds to one cart at two processes are the exact quantities', async () => {
  const [meera] = (await shop.shoppers(1)) as [Account]
  const designs = await inParallel(3, [1, 2, 3], () => shop.product({ quantityInStock: 1_000 }))
  const lines = designs.flatMap(({ id }) => [readymade(id), tailor(id)])
  const wanted = [95, 90, 85, 80, 77, 73]
  const adds = lines.flatMap((line, n) => Array<typeof line>(wanted[n]!).fill(line))
  // Adjacent requests add to different lines, and to the same ones.
  const shuffled = adds.map((line, n) => [(n * 211) % adds.length, line] as const).sort(([a], [b]) => a - b)
  const results = await inParallel(width, shuffled, ([, line], n) =>
    shop.at(meera, n).mutate('addToCart', line),
  )
  expectServed(results)
  expect(results.flatMap(({ userErrors }) => userErrors)).toEqual([])
  const quantities = new Map(
    (await linesOf(meera)).map(([id, type, quantity]) => [`${id} ${type}`, quantity]),
  )
  expect(lines.map(({ productId, productType }) => quantities.get(`${productId} ${productType}`))).toEqual(
    wanted,
  )
})

test('150 adds to one line at two processes end at its 99 exactly', async () => {
  const [meera] = (await shop.shoppers(1)) as [Account]
  const { id } = await shop.product({})
  const results = await inParallel(width, Array(150).fill(meera), (who: Account, n) =>
    shop.at(who, n).mutate('addToCart', tailor(id)),
  )
  expectServed(results)
  expect(results.filter(({ userErrors }) => userErrors.length === 0)).toHaveLength(99)
  expect(await linesOf(meera)).toEqual([[id, 'TAILOR', 99]])
})

test('threat, stale price: what the owner was told at one process is never shown otherwise at the other', async () => {
  const { id } = await shop.product({ tailorPrice: 1_00 })
  const owner = await shop.owner()
  const [asha] = (await shop.shoppers(1)) as [Account]
  const guests = [0, 1].map((replica) => new ApiClient(shop.at(asha, replica).url, null))
  const shown = async (guest: ApiClient) => {
    const { data, text } = await guest.graphql('query ($id: ID!) { product(id: $id) { tailorPrice } }', {
      id,
    })
    if (!data) throw new Error(text)
    return data.product.tailorPrice as number
  }
  let acknowledged = 1_00
  let done = false
  // Others send requests meanwhile, so that there is always a response cached or under way.
  const crowd = inParallel(4, [...guests, ...guests], async (guest: ApiClient) => {
    while (!done) {
      const least = acknowledged
      expect(await shown(guest)).toBeGreaterThanOrEqual(least)
    }
  })
  try {
    for (let price = 2_00; price <= 60_00; price += 1_00) {
      const { data } = await shop
        .at(owner, price / 100)
        .graphql(
          'mutation ($input: UpdateProductInput!) { updateProduct(input: $input) { product { tailorPrice } } }',
          { input: { id, tailorPrice: price } },
        )
      acknowledged = data.updateProduct.product.tailorPrice as number
      expect(await Promise.all(guests.map(shown))).toEqual([price, price])
    }
  } finally {
    done = true
  }
  await crowd
})
