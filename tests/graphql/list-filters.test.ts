import { beforeAll, describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import type { ApiClient, Json } from '../support/api-client.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const days = ['2026-01-05', '2026-02-05', '2026-03-05']
const ids: { orders: string[]; customers: string[] } = { orders: [], customers: [] }
let program: ApiClient

beforeAll(async () => {
  ;({ program } = await addApiClient(shop, ['READ_ORDERS', 'READ_CUSTOMERS']))
  const { id: productId } = await shop.product()
  for (const day of days) {
    const meera = await shop.shopper('Meera')
    const { id } = await orderProduct(meera, productId)
    await shop.db.order.update({ where: { id }, data: { orderDate: new Date(day) } })
    await shop.db.user.update({ where: { id: meera.id }, data: { createdAt: new Date(day) } })
    // Each was last changed a year after it was made.
    const [, month, date] = day.split('-')
    await shop.db.entityChange.updateMany({
      where: { entityId: { in: [id, meera.id] } },
      data: { at: new Date(`2027-${month}-${date}`) },
    })
    ids.orders.push(id)
    ids.customers.push(meera.id)
  }
})

async function list(name: 'orders' | 'customers', where: Json, page: Json = {}): Promise<Json> {
  const type = name === 'orders' ? 'OrderWhere' : 'CustomerWhere'
  const { data, errors } = await program.graphql(
    `query ($where: ${type}!, $first: Int! = 100, $after: String) { ${name}(where: $where, first: $first, after: $after) {
      totalCount edges { node { id } } pageInfo { endCursor } } }`,
    { where: name === 'orders' ? { mine: false, ...where } : where, ...page },
  )
  if (errors) return { refused: errors[0]!.extensions }
  const { edges, totalCount, pageInfo } = data[name]
  return { ids: edges.map(({ node }: Json) => node.id), totalCount, endCursor: pageInfo.endCursor }
}

describe.each(['orders', 'customers'] as const)('%s', (name) => {
  test('are found by their ids, whatever else is among them', async () => {
    const [first, , third] = ids[name]
    const where = { ids: [third, 'nonsense', first, '00000000-0000-4000-8000-000000000000'] }
    expect(await list(name, where)).toMatchObject({ ids: [third, first], totalCount: 2 })
    expect(await list(name, { ids: [] })).toMatchObject({ ids: [], totalCount: 0 })
    const refused = (await list(name, { ids: Array.from({ length: 101 }, () => first) })).refused
    expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'ids' })
  })

  test('are found by when they were made', async () => {
    const [, second] = ids[name]
    const createdAt = { gte: '2026-02-05T00:00:00Z', lt: '2026-03-05T00:00:00Z' }
    expect(await list(name, { createdAt })).toMatchObject({ ids: [second], totalCount: 1 })
    expect((await list(name, { createdAt: { lt: createdAt.lt } })).ids).toEqual([second, ids[name][0]])
  })

  test('are found by when they last changed, also together with other conditions', async () => {
    const [first, second, third] = ids[name]
    const range = { gte: '2027-02-05T00:00:00Z', lt: '2027-03-05T00:00:00Z' }
    expect(await list(name, { updatedAt: range })).toMatchObject({ ids: [second], totalCount: 1 })
    expect((await list(name, { updatedAt: { gte: range.gte } })).ids).toEqual([third, second])
    const earlier = (await list(name, { updatedAt: { lt: range.lt } })).ids as string[]
    expect(earlier).toEqual(expect.arrayContaining([first, second]))
    expect(earlier).not.toContain(third)
    const both = { updatedAt: { gte: range.gte }, createdAt: { lt: '2026-02-06T00:00:00Z' } }
    expect(await list(name, both)).toMatchObject({ ids: [second], totalCount: 1 })
    expect(await list(name, { updatedAt: { gte: '2028-01-01T00:00:00Z' } })).toMatchObject({
      ids: [],
      totalCount: 0,
    })
    const single = name === 'orders' ? 'order' : 'customer'
    const { data } = await program.graphql(`query ($id: ID!) { ${single}(id: $id) { updatedAt } }`, {
      id: second,
    })
    expect(data[single]).toEqual({ updatedAt: '2027-02-05T00:00:00.000Z' })
  })

  test('have cursors that belong to the filter', async () => {
    const createdAt = { lt: '2026-04-01T00:00:00Z' }
    const { endCursor } = await list(name, { createdAt }, { first: 1 })
    expect((await list(name, { createdAt }, { after: endCursor })).ids).toEqual(
      ids[name].slice(0, 2).reverse(),
    )
    const other = await list(name, { createdAt: { lt: '2026-04-02T00:00:00Z' } }, { after: endCursor })
    expect(other.refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'after' })
  })
})

test('a range in which too many changed is refused', async () => {
  await shop.db.$executeRaw`
    INSERT INTO "entity_changes" ("entity", "entityId", "at")
    SELECT 'ORDER', gen_random_uuid(), '2030-01-01T00:00:00Z' FROM generate_series(1, 10001)`
  const { refused } = await list('orders', { updatedAt: { gte: '2030-01-01T00:00:00Z' } })
  expect(refused).toMatchObject({ code: 'BAD_USER_INPUT', field: 'updatedAt' })
  expect((await list('orders', { updatedAt: { gte: '2030-01-01T00:00:01Z' } })).ids).toEqual([])
})

test('orders with an open return are counted by themselves', async () => {
  expect(await list('orders', { hasOpenReturn: true })).toMatchObject({ ids: [], totalCount: 0 })
})
