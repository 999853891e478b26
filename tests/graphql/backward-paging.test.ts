import { beforeAll, describe, expect, test } from 'vitest'
import type { ApiClient, Json } from '../support/api-client.ts'
import { say } from '../support/feedback.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
let owner: ApiClient

/** Lists with their further arguments: each sort, and a search by relevance. */
const lists: [list: string, args: string][] = [
  ...['NEWEST', 'AVAILABLE_FIRST', 'PRICE_LOW_TO_HIGH', 'BEST_RATED', 'NAME', 'LAST_UPDATED'].map(
    (sort): [string, string] => ['products', `sort: ${sort}`],
  ),
  ['products', 'search: "silk"'],
  ['orders', 'where: { mine: false }'],
  ['orders', 'where: { mine: false }, sort: DUE_FIRST'],
  ['customers', 'where: { role: { eq: SHOPPER } }'],
  ...['HIGHEST_RATED', 'LOWEST_RATED', 'NEWEST'].map((sort): [string, string] => [
    'feedback',
    `sort: ${sort}`,
  ]),
]

beforeAll(async () => {
  owner = await shop.admin()
  // Equal prices, names and days of delivery, so that the ids decide.
  for (const price of [100_000, 100_000, 200_000, 200_000, 300_000, 300_000, 400_000]) {
    const { id } = await shop.product({
      productName: 'Silk saree',
      readyMadePrice: price,
      quantityInStock: 9,
    })
    const shopper = await shop.shopper('Meera')
    await orderProduct(shopper, id)
    await say(shopper, { rating: price / 100_000, productId: id })
  }
  const [first, second] = await shop.db.order.findMany({ select: { id: true }, take: 2 })
  for (const order of [first!, second!])
    await shop.db.order.update({ where: order, data: { deliveryDate: new Date('2027-01-05') } })
})

async function page(list: string, args: string): Promise<Json> {
  const { data, errors } = await owner.graphql(
    `{ ${list}(${args}) { edges { cursor node { id } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } } }`,
  )
  if (errors) return { refused: errors[0]!.extensions }
  const { edges, pageInfo } = data[list]
  return { ids: edges.map(({ node }: Json) => node.id as string), ...pageInfo }
}

describe.each(lists)('%s(%s)', (list, args) => {
  test('has the same pages backwards as forwards', async () => {
    const all = await page(list, `${args}, first: 100`)
    expect(all.ids).toHaveLength(7)
    const third = await page(list, `${args}, first: 3`)
    const following = await page(list, `${args}, first: 100, after: "${third.endCursor}"`)
    expect([...third.ids, ...following.ids]).toEqual(all.ids)

    const back = await page(list, `${args}, last: 2, before: "${all.endCursor}"`)
    expect(back).toMatchObject({ ids: all.ids.slice(4, 6), hasNextPage: true, hasPreviousPage: true })
    const further = await page(list, `${args}, last: 100, before: "${back.startCursor}"`)
    expect(further).toMatchObject({ ids: all.ids.slice(0, 4), hasNextPage: true, hasPreviousPage: false })
    expect(await page(list, `${args}, last: 2, before: "${further.startCursor}"`)).toMatchObject({
      ids: [],
      startCursor: null,
      hasPreviousPage: false,
    })
  })

  test('refuses arguments of both directions, and cursors of another filter', async () => {
    const { endCursor } = await page(list, `${args}, first: 3`)
    const field = async (more: string) => (await page(list, `${args}, ${more}`)).refused?.field
    expect(await field(`before: "${endCursor}"`)).toBe('before')
    expect(await field(`last: 2, after: "${endCursor}"`)).toBe('after')
    expect(await field('last: 0')).toBe('last')
    expect(await field('last: 101')).toBe('last')
    expect(await field('last: 2, before: "nonsense"')).toBe('before')
  })
})

test.each(lists.filter(([, args]) => !args.includes('search')))(
  '%s(%s) has its last page',
  async (list, args) => {
    const all = await page(list, `${args}, first: 100`)
    expect(await page(list, `${args}, last: 2`)).toMatchObject({
      ids: all.ids.slice(-2),
      hasNextPage: false,
      hasPreviousPage: true,
    })
  },
)

test('a search by relevance has no last page', async () => {
  expect((await page('products', 'search: "silk", last: 2')).refused).toMatchObject({ field: 'before' })
})

test('a cursor belongs to its filter, also backwards', async () => {
  const { endCursor } = await page('products', 'where: { category: { eq: SAREE } }, first: 3')
  const other = await page(
    'products',
    `where: { category: { eq: LEHENGA } }, last: 3, before: "${endCursor}"`,
  )
  expect(other.refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'before' })
})
