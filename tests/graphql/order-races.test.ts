import { describe, expect, test } from 'vitest'
import { readDraft } from '../support/order-drafts.ts'
import { customer, listOrders, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

const times = <Result>(count: number, run: (n: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, n) => run(n)))
const stockOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id } })).quantityInStock
const codesOf = ({ userErrors }: { userErrors: Json[] }) => userErrors.map(({ code }) => code)

describe('a repeated placement', () => {
  test('50 times concurrently under one key makes one order, which all of them receive (threat: duplicate order)', async () => {
    const meera = await shop.shopper('Meera')
    const replica = await shop.replica()
    // The last piece: a second order would be refused, not just doubled.
    const { id } = await shop.product({ quantityInStock: 1 })
    const placing = placingOf(await readyDraft(meera, id))
    const results = await times(50, (n) => (n % 2 ? meera : replica.at(meera)).mutate('placeOrder', placing))
    expect(results.flatMap(codesOf)).toEqual([])
    expect(new Set(results.map(({ order }) => order.id)).size).toBe(1)
    expect([await stockOf(id), (await listOrders(meera)).data.orders.totalCount]).toEqual([0, 1])
  })

  test('later returns the current order, also when the design was deleted by then', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const placing = placingOf(await readyDraft(meera, id))
    const { order } = await meera.mutate('placeOrder', placing)
    await (
      await shop.admin()
    ).mutate('updateProduct', { id, availabilityStatus: 'DISCONTINUED', readyMadePrice: 1 })
    expect((await meera.mutate('placeOrder', placing)).order).toEqual(order)
    expect((await listOrders(meera)).data.orders.totalCount).toBe(1)
  })

  test.each([
    ['another draft', async (other: Json) => ({ draftId: other.id })],
    ['another version', async () => ({ version: 2 })],
    ['another total', async () => ({ confirmedTotal: 1 })],
  ])('with %s under the key is CONFLICT and places nothing', async (_what, change) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const placing = placingOf(await readyDraft(meera, id))
    const other = await readyDraft(meera, id)
    await meera.mutate('placeOrder', placing)
    const result = await meera.mutate('placeOrder', { ...placing, ...(await change(other)) })
    const message = 'Another order was placed under this key. Take a new key for a new order.'
    expect(result).toMatchObject({
      order: null,
      userErrors: [{ field: 'idempotencyKey', code: 'CONFLICT', message }],
    })
    expect(await readDraft(meera, other.id)).toMatchObject({ id: other.id })
    expect([await stockOf(id), (await listOrders(meera)).data.orders.totalCount]).toEqual([9, 1])
  })

  test('under another key reports that the draft is an order already, and its number', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id)
    const results = await times(10, () => meera.mutate('placeOrder', placingOf(draft)))
    const [{ order }, ...more] = results.filter(({ order }) => order) as [Json, ...Json[]]
    expect(more).toEqual([])
    for (const { userErrors } of results.filter(({ order }) => !order))
      expect(userErrors).toEqual([
        {
          field: 'draftId',
          code: 'CONFLICT',
          message: `This order is placed already: its number is ${order.orderNumber}.`,
        },
      ])
    expect(await stockOf(id)).toBe(9)
  })

  test('by another shopper under the same key is their own order', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { id } = await shop.product()
    const placement = placingOf(await readyDraft(meera, id))
    const { idempotencyKey } = placement
    const { order } = await meera.mutate('placeOrder', placement)
    const others = await asha.mutate('placeOrder', {
      ...placingOf(await readyDraft(asha, id)),
      idempotencyKey,
    })
    expect(others.userErrors).toEqual([])
    expect(others.order.id).not.toBe(order.id)
  })

  test('after a refusal can be corrected under the same key', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const draft = await readyDraft(meera, id, { customer: { ...customer, phone: '98' } })
    const placing = placingOf(draft)
    expect(codesOf(await meera.mutate('placeOrder', placing))).toEqual(['INVALID'])
    const { orderDraft: mended } = await meera.mutate('saveOrderDraft', {
      id: draft.id,
      version: 1,
      customer,
    })
    const result = await meera.mutate('placeOrder', { ...placing, version: mended.version })
    expect(result.userErrors).toEqual([])
  })

  test('after a lock timeout is told to retry, and then it is placed', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const placing = placingOf(await readyDraft(meera, id))
    const held = shop.db.$transaction(
      async (tx) => {
        await tx.$executeRaw`SELECT FROM "products" WHERE "id" = ${id}::uuid FOR UPDATE`
        return meera.mutate('placeOrder', placing)
      },
      { timeout: 20_000 },
    )
    const { status, headers, errors } = await held
    expect([status, errors?.[0]?.extensions.code, headers.get('Retry-After')]).toEqual([
      503,
      'UNAVAILABLE',
      '2',
    ])
    // The request's own connection.
    expect(shop.faults()).toHaveLength(1)
    expect((await meera.mutate('placeOrder', placing)).userErrors).toEqual([])
  })

  test('with two drafts concurrently under one key places one of them', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    const drafts = [await readyDraft(meera, id), await readyDraft(meera, id)]
    const results = await Promise.all(
      drafts.map((draft) =>
        meera.mutate('placeOrder', { ...placingOf(draft), idempotencyKey: 'one key for two' }),
      ),
    )
    expect(results.flatMap(codesOf)).toEqual(['CONFLICT'])
    expect([await stockOf(id), (await listOrders(meera)).data.orders.totalCount]).toEqual([9, 1])
  })
})

test('placing and saving concurrently: either the save is in the order, or it is refused', async () => {
  const meera = await shop.shopper('Meera')
  const { id } = await shop.product({ quantityInStock: 100 })
  for (let round = 0; round < 10; round++) {
    const draft = await readyDraft(meera, id)
    const [placed, saved] = await Promise.all([
      meera.mutate('placeOrder', placingOf(draft)),
      meera.mutate('saveOrderDraft', { id: draft.id, version: 1, color: 'Teal' }),
    ])
    // Nothing that was acknowledged is lost.
    if (placed.order) expect(codesOf(saved)).toEqual(['NOT_FOUND'])
    else {
      expect([codesOf(placed), codesOf(saved)]).toEqual([['CONFLICT'], []])
      expect(await readDraft(meera, draft.id)).toMatchObject({ version: 2, color: 'Teal' })
    }
  }
})

describe('many concurrent buyers', () => {
  test('of more pieces than in stock: each piece is sold once', async () => {
    const { id } = await shop.product({ quantityInStock: 7 })
    const replica = await shop.replica()
    const results = await times(30, async (n) => {
      const buyer = await shop.shopper(`Buyer ${n}`)
      const cartItems = [{ productId: id, productType: 'READYMADE' as const, quantity: 2 }]
      const placing = placingOf(await readyDraft(buyer, id, { cartItems }))
      return (n % 2 ? buyer : replica.at(buyer)).mutate('placeOrder', placing)
    })
    expect(results.filter(({ order }) => order)).toHaveLength(3)
    expect(new Set(results.flatMap(codesOf))).toEqual(new Set(['OUT_OF_STOCK']))
    expect(await stockOf(id)).toBe(1)
    expect(await shop.db.orderItem.count({ where: { productId: id } })).toBe(3)
  })

  test('of the same designs in opposite orders: no deadlock', async () => {
    const designs = [await shop.product(), await shop.product(), await shop.product({ quantityInStock: 9 })]
    const lines = designs.map(({ id }) => ({ productId: id, productType: 'READYMADE' as const }))
    const replica = await shop.replica()
    const placings = await times(20, async (n) => {
      const buyer = await shop.shopper(`Buyer ${n}`)
      const cartItems = n % 2 ? lines : [...lines].reverse()
      const placing = placingOf(await readyDraft(buyer, '', { cartItems }))
      return { buyer: n % 4 < 2 ? buyer : replica.at(buyer), placing }
    })
    const results = await Promise.all(
      placings.map(({ buyer, placing }) => buyer.mutate('placeOrder', placing)),
    )
    expect(results.map(({ status }) => status)).toEqual(Array(20).fill(200))
    expect(results.filter(({ order }) => order)).toHaveLength(9)
    expect(await Promise.all(designs.map(({ id }) => stockOf(id)))).toEqual([1, 1, 0])
  })

  test('while the shop deletes the design: each has an order or a refusal, and no request fails', async () => {
    const { id } = await shop.product({ quantityInStock: 50 })
    const owner = await shop.admin()
    const placings = await times(16, async (n) => {
      const buyer = await shop.shopper(`Buyer ${n}`)
      return { buyer, placing: placingOf(await readyDraft(buyer, id)) }
    })
    const [deleted, ...results] = await Promise.all([
      owner.rest('DELETE', 'admin/delete_product', { productId: id }),
      ...placings.map(({ buyer, placing }) => buyer.mutate('placeOrder', placing)),
    ])
    expect(deleted.status).toBe(200)
    for (const { order, userErrors } of results)
      expect(order ? 'ordered' : userErrors[0]!.code).toMatch(/^(ordered|UNAVAILABLE)$/)
  })
})
