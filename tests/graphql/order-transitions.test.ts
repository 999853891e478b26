import { describe, expect, test } from 'vitest'
import { followOrder, moveAlong, orderCustom, orderTailored } from '../support/order-changes.ts'
import { orderProduct, placingOf, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'
import type { OrderStatus } from '../__generated__/api.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const codesOf = ({ userErrors }: { userErrors: Json[] }) => userErrors.map(({ code }) => code)
const statusesOf = ({ timeline }: Json) => timeline.map(({ status }: Json) => status)

describe('an order just placed', () => {
  test('has one event, by its customer, whose name only staff see', async () => {
    const meera = await shop.shopper('Meera')
    const { id, orderDate } = await orderProduct(meera, (await shop.product()).id)
    const seen = await followOrder(meera, id)
    const event = { status: 'PENDING', at: orderDate, by: 'CUSTOMER', note: null }
    expect(seen).toMatchObject({
      version: 1,
      placedBy: null,
      timeline: [{ ...event, name: null }],
      nextStatuses: [],
      viewerCanCancel: true,
      viewerCanAcceptQuote: false,
      viewerCanAskAlteration: false,
      quote: null,
      alterations: [],
    })
    expect(await followOrder(await shop.admin(), id)).toMatchObject({
      timeline: [{ ...event, name: 'Meera Rao' }],
      nextStatuses: ['CONFIRMED', 'CANCELLED'],
      viewerCanCancel: true,
    })
  })
})

describe('staff move an order', () => {
  test('through all statuses, and both see who did what and when', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const deliveryDate = new Date(Date.now() + 10 * 86_400_000).toISOString()
    const first = await owner.mutate('moveOrder', {
      id,
      version: 1,
      to: 'CONFIRMED',
      note: 'We begin on Monday.',
      deliveryDate,
    })
    expect(first.userErrors).toEqual([])
    expect(first.order).toMatchObject({ orderStatus: 'CONFIRMED', version: 2, deliveryDate })
    const way: OrderStatus[] = [
      'MEASURED',
      'STITCHING',
      'TRIAL',
      'STITCHING',
      'READY',
      'DISPATCHED',
      'DELIVERED',
    ]
    const last = await moveAlong(owner, id, ...way)
    expect(last).toMatchObject({ version: 9, nextStatuses: [], viewerCanCancel: false, deliveryDate })
    const seen = await followOrder(meera, id)
    expect(statusesOf(seen)).toEqual(['PENDING', 'CONFIRMED', ...way])
    expect(seen.timeline[1]).toMatchObject({ by: 'SHOP', name: null, note: 'We begin on Monday.' })
    expect(last.timeline[1]!.name).toBe('Owner')
    const times = seen.timeline.map(({ at }: Json) => at)
    expect(times).toEqual([...times].sort())
  })

  test.each([
    ['PENDING', 'placed'],
    ['STITCHING', 'being stitched'],
    ['READY', 'ready'],
    ['DELIVERED', 'delivered'],
  ] as const)('from PENDING not to %s', async (to, said) => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const result = await owner.mutate('moveOrder', { id, version: 1, to })
    expect(result.userErrors).toEqual([
      { field: 'to', code: 'CONFLICT', message: `An order that is placed can’t become ${said}.` },
    ])
    expect(result.order).toMatchObject({ orderStatus: 'PENDING', version: 1 })
    expect(statusesOf(await followOrder(owner, id))).toEqual(['PENDING'])
  })

  test('from an older version not at all', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    await moveAlong(owner, id, 'CONFIRMED')
    const late = await owner.mutate('moveOrder', { id, version: 1, to: 'CANCELLED' })
    expect(late.userErrors).toMatchObject([{ field: 'version', code: 'CONFLICT' }])
    expect(late.order).toMatchObject({ orderStatus: 'CONFIRMED', version: 2 })
  })

  test.each([
    [{ note: 'a'.repeat(1001) }, 'note'],
    [{ deliveryDate: '2001-01-01T00:00:00Z' }, 'deliveryDate'],
    [{ deliveryDate: '2100-01-01T00:00:00Z' }, 'deliveryDate'],
  ])('not with %j', async (input, field) => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const result = await owner.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED', ...input })
    expect(result.userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect(await followOrder(owner, id)).toMatchObject({ orderStatus: 'PENDING', version: 1 })
  })

  test('concurrently at two desks: one of them is refused', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const desk = (await shop.replica()).at(owner)
    const { id: productId } = await shop.product({ quantityInStock: 100 })
    for (let round = 0; round < 5; round++) {
      const { id } = await orderProduct(meera, productId)
      const results = await Promise.all([
        owner.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' }),
        desk.mutate('moveOrder', { id, version: 1, to: 'CANCELLED' }),
      ])
      expect(results.flatMap(codesOf)).toEqual(['CONFLICT'])
      const winner = results.find(({ userErrors }) => userErrors.length === 0)!
      for (const { order } of results) expect(order).toEqual(winner.order)
      expect(statusesOf(winner.order)).toEqual(['PENDING', winner.order.orderStatus])
    }
  })
})

describe('a reverted order', () => {
  test('returns to stitching after a trial, and to the shop after dispatch', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    const way: OrderStatus[] = [
      'CONFIRMED',
      'STITCHING',
      'READY',
      'STITCHING',
      'TRIAL',
      'READY',
      'DISPATCHED',
      'READY',
    ]
    const last = await moveAlong(owner, id, ...way)
    expect(last.nextStatuses).toEqual(['DISPATCHED', 'DELIVERED', 'STITCHING', 'CANCELLED'])
    expect(statusesOf(await followOrder(meera, id))).toEqual(['PENDING', ...way])
    expect((await moveAlong(owner, id, 'DISPATCHED', 'DELIVERED')).nextStatuses).toEqual([])
  })

  test('can’t return to stitching when it is ready-made', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderProduct(meera, (await shop.product()).id)
    const { version } = await moveAlong(owner, id, 'CONFIRMED', 'READY')
    expect(codesOf(await owner.mutate('moveOrder', { id, version, to: 'STITCHING' }))).toEqual(['CONFLICT'])
  })
})

describe('the delivery date', () => {
  test('is set and removed by staff, and logged in the order', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderProduct(meera, (await shop.product()).id)
    const deliveryDate = new Date(Date.now() + 86_400_000).toISOString()
    const set = await owner.mutate('setDeliveryDate', { id, version: 1, deliveryDate })
    expect(set).toMatchObject({ userErrors: [], order: { version: 2, deliveryDate } })
    expect((await followOrder(meera, id)).deliveryDate).toBe(deliveryDate)
    expect(codesOf(await owner.mutate('setDeliveryDate', { id, version: 1, deliveryDate: null }))).toEqual([
      'CONFLICT',
    ])
    const taken = await owner.mutate('setDeliveryDate', { id, version: 2, deliveryDate: null })
    expect(taken.order).toMatchObject({ version: 3, deliveryDate: null })
  })

  test('of a completed order can’t be changed', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id } = await orderProduct(meera, (await shop.product()).id)
    await meera.mutate('cancelOrder', { id })
    expect(codesOf(await owner.mutate('setDeliveryDate', { id, version: 2, deliveryDate: null }))).toEqual([
      'CONFLICT',
    ])
  })
})

describe('other users', () => {
  const attempts: [string, (who: Json, id: string) => Promise<Json>][] = [
    ['moves it', (who, id) => who.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' })],
    ['sets its day', (who, id) => who.mutate('setDeliveryDate', { id, version: 1, deliveryDate: null })],
  ]
  test.each(attempts)(
    '%s: a guest is asked to log in, its owner and a stranger are denied',
    async (_what, attempt) => {
      const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
      const { id } = await orderTailored(meera, (await shop.product()).id)
      for (const [who, code] of [
        [shop.guest(), 'UNAUTHENTICATED'],
        [meera, 'FORBIDDEN'],
        [asha, 'FORBIDDEN'],
      ] as const)
        expect((await attempt(who, id)).errors[0].extensions.code).toBe(code)
      expect(await followOrder(meera, id)).toMatchObject({ orderStatus: 'PENDING', version: 1 })
    },
  )

  test('can’t cancel it, and a stranger doesn’t learn that it exists', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { id } = await orderTailored(meera, (await shop.product()).id)
    expect((await shop.guest().mutate('cancelOrder', { id })).errors![0]!.extensions.code).toBe(
      'UNAUTHENTICATED',
    )
    expect(await asha.mutate('cancelOrder', { id })).toMatchObject({
      order: null,
      userErrors: [{ code: 'NOT_FOUND' }],
    })
    expect(await followOrder(asha, id)).toBeNull()
    expect((await followOrder(meera, id)).orderStatus).toBe('PENDING')
  })

  test.each(['', 'x', "' OR 1=1--", nobodysId])('with the id %j doesn’t exist', async (id) => {
    const owner = await shop.admin()
    for (const result of [
      await owner.mutate('moveOrder', { id, version: 1, to: 'CONFIRMED' }),
      await owner.mutate('cancelOrder', { id }),
    ])
      expect(result).toMatchObject({ order: null, userErrors: [{ code: 'NOT_FOUND' }] })
  })
})

describe('the list of orders', () => {
  const list = async (who: Json, where: Json) => {
    const result = await who.graphql(
      `query ($where: OrderWhere) { orders(where: $where) { edges { node { id } } totalCount } }`,
      { where },
    )
    const { edges = [], totalCount } = result.data?.orders ?? {}
    return {
      ids: edges.map(({ node }: Json) => node.id),
      totalCount,
      code: result.errors?.[0].extensions.code,
    }
  }

  test('of everybody is for admins, who find an order by status, number, name and phone', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    const { id: productId } = await shop.product()
    const customer = {
      name: 'Zarina Contractor',
      email: 'z@example.com',
      phone: '9123400077',
      street: '1',
      city: 'Pune',
      state: 'Maharashtra',
      pincode: '411001',
    }
    const draft = await readyDraft(meera, productId, { customer })
    const { order } = await meera.mutate('placeOrder', placingOf(draft))
    for (const search of [order.orderNumber, 'zarina', '3400077'])
      expect((await list(owner, { mine: false, search })).ids).toEqual([order.id])
    expect((await list(owner, { mine: false, search: 'nobody of this name' })).totalCount).toBe(0)
    expect((await list(owner, {})).ids).toEqual([])
    expect((await list(meera, { mine: false })).code).toBe('FORBIDDEN')
    expect((await list(meera, null)).ids).toEqual([order.id])
    await meera.mutate('cancelOrder', { id: order.id })
    const found = await list(owner, { mine: false, orderStatus: { in: ['CANCELLED'] }, search: 'zarina' })
    expect(found.ids).toEqual([order.id])
    expect((await list(meera, { orderStatus: { eq: 'PENDING' } })).totalCount).toBe(0)
  })

  test('treats a search as text, never as a pattern', async () => {
    const [meera, owner] = [await shop.shopper('Meera'), await shop.admin()]
    await orderCustom(meera)
    expect((await list(owner, { mine: false, search: '%' })).totalCount).toBe(0)
    expect((await list(owner, { mine: false, search: '_' })).totalCount).toBe(0)
  })
})
