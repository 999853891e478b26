import { beforeAll, describe, expect, test } from 'vitest'
import { addApiClient } from '../support/api-clients.ts'
import type { Account, ApiClient, Json } from '../support/api-client.ts'
import { say } from '../support/feedback.ts'
import { orderProduct, readyDraft } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { ApiScope } from '../__generated__/api.ts'

const shop = await openShop()
const ids = { Product: '', Draft: '', Order: '', OrderDraft: '', Customer: '', Feedback: '' }
let meera: Account

beforeAll(async () => {
  meera = await shop.shopper('Meera')
  ids.Product = (await shop.product()).id
  ids.Draft = (await shop.product({ productStatus: 'DRAFT' })).id
  ids.Order = (await orderProduct(meera, ids.Product)).id
  ids.OrderDraft = (await readyDraft(meera, ids.Product)).id
  ids.Customer = meera.id
  ids.Feedback = (await say(meera, { rating: 5, productId: ids.Product })).feedback.id
})

/** The types of what the viewer finds by these ids. */
const typesFor = async (who: ApiClient): Promise<Record<string, string | null>> => {
  const names = Object.keys(ids)
  const { data, errors } = await who.graphql(
    'query ($ids: [ID!]!) { nodes(ids: $ids) { __typename id ... on Product { productName } } }',
    { ids: Object.values(ids) },
  )
  expect(errors).toBeUndefined()
  return Object.fromEntries(names.map((name, index) => [name, data.nodes[index]?.__typename ?? null]))
}

const nothing = { Product: null, Draft: null, Order: null, OrderDraft: null, Customer: null, Feedback: null }
const everybodys = { ...nothing, Product: 'Product', Feedback: 'Feedback' }

describe('nodes are found', () => {
  test('by guests and strangers, where everybody may see them', async () => {
    expect(await typesFor(shop.guest())).toEqual(everybodys)
    expect(await typesFor(await shop.shopper('Kavita'))).toEqual(everybodys)
  })

  test('by their owner', async () => {
    expect(await typesFor(meera)).toEqual({ ...everybodys, Order: 'Order', OrderDraft: 'OrderDraft' })
  })

  test('by the shop’s owner', async () => {
    expect(await typesFor(await shop.admin())).toEqual({
      Product: 'Product',
      Draft: 'Product',
      Order: 'Order',
      OrderDraft: 'OrderDraft',
      Customer: 'Customer',
      Feedback: 'Feedback',
    })
  })

  test('by programs with their scope', async () => {
    const found = async (scope: ApiScope) => typesFor((await addApiClient(shop, [scope])).program)
    expect(await found('READ_CATALOGUE')).toEqual(everybodys)
    expect(await found('WRITE_CATALOGUE')).toEqual({ ...everybodys, Draft: 'Product' })
    expect(await found('READ_ORDERS')).toEqual({ ...everybodys, Order: 'Order' })
    expect(await found('READ_CUSTOMERS')).toEqual({ ...everybodys, Customer: 'Customer' })
  })
})

test('one node has the fields of its type', async () => {
  const { data } = await shop
    .guest()
    .graphql('query ($id: ID!) { node(id: $id) { id ... on Product { productName rating { count } } } }', {
      id: ids.Product.toUpperCase(),
    })
  expect(data.node).toMatchObject({ id: ids.Product, productName: expect.any(String), rating: { count: 1 } })
})

test('unknown ids are null, and more than 100 are refused', async () => {
  const send = (given: string[]) =>
    shop.guest().graphql('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', { ids: given })
  const unknown = ['nonsense', '00000000-0000-4000-8000-000000000000', ids.Product, ids.Product]
  expect((await send(unknown)).data.nodes).toEqual([null, null, { id: ids.Product }, { id: ids.Product }])
  expect((await send([])).data.nodes).toEqual([])
  const many = Array.from({ length: 101 }, () => ids.Product)
  expect((await send(many)).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

test('an API client’s user is no node', async () => {
  const { apiClient } = await addApiClient(shop, ['READ_CUSTOMERS'])
  const { data } = await (await shop.admin()).graphql(`{ node(id: "${apiClient.id}") { id } }`)
  expect(data.node).toBeNull()
})

test('pages say what is before and after them', async () => {
  for (let count = 0; count < 3; count++)
    await shop.product({ productName: `Page ${count}`, tags: ['paged'] })
  const page = async (after: string | null) =>
    (
      await shop.guest().graphql(
        `query ($after: String) { products(where: { tags: { eq: "paged" } }, first: 2, after: $after) {
          edges { cursor } pageInfo { hasNextPage hasPreviousPage startCursor endCursor }
        } }`,
        { after },
      )
    ).data.products
  const first = await page(null)
  const [one, two] = first.edges.map(({ cursor }: Json) => cursor)
  expect(first.pageInfo).toEqual({
    hasNextPage: true,
    hasPreviousPage: false,
    startCursor: one,
    endCursor: two,
  })
  const second = await page(two)
  expect(second.pageInfo).toMatchObject({
    hasNextPage: false,
    hasPreviousPage: true,
    startCursor: second.edges[0].cursor,
  })
})
