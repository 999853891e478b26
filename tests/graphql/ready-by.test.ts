import { beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayOf, noonOf } from '../../server/domain/shop/shop-time.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { addZone, deleteZones } from '../support/delivery.ts'
import { orderProduct, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const meera = await shop.shopper('Meera')
const guest = shop.guest()

// Noon, so that no test runs over midnight.
const tomorrow = addDays(dayOf(shop.now()), 1)
shop.passTime((noonOf(tomorrow).getTime() - shop.now().getTime()) / 1000)
const inDays = (days: number) => addDays(dayOf(shop.now()), days)

const both = await shop.product({ productName: 'Amber', quantityInStock: 4 })
await shop.product({ productName: 'Zarina', readyMadePrice: null, quantityInStock: 0 })
const ready = await shop.product({ productName: 'Kanak', tailorPrice: null, quantityInStock: 4 })
await shop.product({ productName: 'Sold out', tailorPrice: null, quantityInStock: 0 })
await shop.product({ productName: 'On request', tailorPrice: null, readyMadePrice: null })
await shop.product({ productName: 'Discontinued', availabilityStatus: 'DISCONTINUED', quantityInStock: 4 })

const document = `query ($where: ProductWhere, $search: String) {
  products(where: $where, search: $search, sort: NAME) {
    totalCount
    edges { node { id productName } }
    facets { size { value count } }
    promisedDays { day pincode readyMade tailor }
    interpretation { words filters { kind words remaining readyBy } }
  }
}`
const list = async (variables: Json, who: ApiClient = guest): Promise<Json> =>
  (await who.graphql(document, variables)).data.products
const names = ({ edges }: Json): string[] => edges.map(({ node }: Json) => node.productName)
const readyBy = (day: string, pincode?: string) => ({ where: { readyBy: { day, pincode } } })

// Capacity 20 a week, 7 days of stitching, 2 days until the dispatch; to 400… three days at most.
beforeEach(async () => {
  await deleteZones(owner)
  await addZone(owner, { prefixes: ['400'], minDays: 1, maxDays: 3, fee: 50_00 })
})

describe('designs by a day', () => {
  test('are those that are ready at the shop by then, in either way in which they can be ordered', async () => {
    expect(names(await list(readyBy(inDays(1))))).toEqual([])
    expect(names(await list(readyBy(inDays(2))))).toEqual(['Amber', 'Kanak'])
    expect(names(await list(readyBy(inDays(6))))).toEqual(['Amber', 'Kanak'])
    const page = await list(readyBy(inDays(7)))
    expect(names(page)).toEqual(['Amber', 'Kanak', 'Zarina'])
    expect(page).toMatchObject({
      totalCount: 3,
      promisedDays: { day: inDays(7), pincode: null, readyMade: inDays(2), tailor: inDays(7) },
    })
  })

  test('have arrived at a pincode, where the shop delivers', async () => {
    expect(names(await list(readyBy(inDays(4), '400050')))).toEqual([])
    expect(names(await list(readyBy(inDays(5), '४०० ०५०')))).toEqual(['Amber', 'Kanak'])
    const page = await list(readyBy(inDays(10), '400050'))
    expect(names(page)).toEqual(['Amber', 'Kanak', 'Zarina'])
    expect(page.promisedDays).toEqual({
      day: inDays(10),
      pincode: '400050',
      readyMade: inDays(5),
      tailor: inDays(10),
    })
    const elsewhere = await list(readyBy(inDays(300), '110001'))
    expect(names(elsewhere)).toEqual([])
    expect(elsewhere.promisedDays).toMatchObject({ readyMade: null, tailor: null })
  })

  test('come on the days that an order of them is promised for', async () => {
    const { promisedDays } = await list(readyBy(inDays(20), '400050'))
    const ways = [
      [both.id, 'TAILOR', promisedDays.tailor],
      [ready.id, 'READYMADE', promisedDays.readyMade],
    ] as const
    for (const [productId, productType, day] of ways) {
      const cartItems = [{ productId, productType, quantity: 1 }]
      const { id } = await readyDraft(meera, productId, { orderType: productType, cartItems })
      const { data } = await meera.graphql(
        'query ($id: ID!) { orderDraft(id: $id) { deliveryEstimate { pincode latest } } }',
        { id },
      )
      expect(data.orderDraft.deliveryEstimate).toEqual({ pincode: '400050', latest: day })
    }
  })

  test('are none while the shop has no zones: it promises no days', async () => {
    await deleteZones(owner)
    expect(await list(readyBy(inDays(300)))).toMatchObject({ totalCount: 0, promisedDays: null })
  })

  test('need a pincode that is one', async () => {
    const { errors } = await guest.graphql(document, readyBy(inDays(3), '40005'))
    expect(errors).toMatchObject([
      { message: 'A pincode has 6 digits.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })
})

test('a search says by when, unless the shop promises no days', async () => {
  const search = 'amber in 3 days'
  const page = await list({ search })
  expect(names(page)).toEqual(['Amber'])
  expect(page).toMatchObject({
    promisedDays: { day: inDays(3), pincode: null },
    interpretation: {
      words: 'amber',
      filters: [{ kind: 'READY_BY', words: 'in 3 days', remaining: 'amber', readyBy: inDays(3) }],
    },
  })
  expect(names(await list({ search: 'zarina in 3 days' }))).toEqual([])
  await deleteZones(owner)
  expect((await list({ search })).interpretation).toMatchObject({ words: search, filters: [] })
})

test('a guest’s list follows the workshop’s load and the day at once', async () => {
  const lists = { filter: readyBy(inDays(7)), search: { search: 'zarina in 1 week' } }
  const found = async ({ filter, search } = lists) => [
    names(await list(filter)).at(-1),
    names(await list(search))[0],
  ]
  expect(await found()).toEqual(['Zarina', 'Zarina'])
  await orderProduct(meera, both.id, {
    orderType: 'TAILOR',
    cartItems: [{ productId: both.id, productType: 'TAILOR', quantity: 20 }],
  })
  expect(await found()).toEqual(['Kanak', undefined])
  const soon = readyBy(inDays(2))
  expect(names(await list(soon))).toEqual(['Amber', 'Kanak'])
  shop.passTime(24 * 60 * 60)
  expect(names(await list(soon))).toEqual([])
})
