import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, namesOnPages, products } from '../support/catalogue.ts'
import { forgeCursor } from '../support/cursors.ts'
import { openShop } from '../support/shop.ts'
import type { GraphQLResult } from '../support/api-client.ts'

const shop = await openShop()
const guest = shop.guest()

/** Some of each day's. */
const isSoldOut = (n: number) => [1, 6, 7].includes(n)

/** Nine products with ties in every sort key, added in groups of three with the same timestamp. */
const rows = Array.from({ length: 9 }, (_, n) => ({
  productName: `Silk ${'abcdefghi'[n]!}`,
  readyMadePrice: n === 8 ? null : 1000_00 + (n % 3) * 100_00,
  tailorPrice: null,
  discount: [0, 20, 20, 0, 10, 10, 0, 0, 20][n]!,
  quantityInStock: isSoldOut(n) ? 0 : 10,
}))
const ratings = [5, 5, 4, 0, 3, 0, 4, 5, 0]

beforeAll(async () => {
  for (const [n, row] of rows.entries()) {
    const { id } = await shop.product(row)
    await shop.db.product.update({
      where: { id },
      data: { dateAdded: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 3))) },
    })
    const rating = ratings[n]!
    const times = n === 1 ? 2 : 1
    for (let time = 0; rating > 0 && time < times; time++)
      await shop.db.feedback.create({ data: { name: 'Asha', rating, comments: 'x', productId: id } })
  }
})

const letters = (names: string[]) => names.map((name) => name.at(-1)).join('')
const price = (n: number) =>
  Math.round((rows[n]!.readyMadePrice ?? Number.POSITIVE_INFINITY) * (100 - rows[n]!.discount)) / 100
const index = (letter: string) => 'abcdefghi'.indexOf(letter)

/** The key of each sort; equal keys may be in any stable order. */
const keys: Record<string, (n: number) => number[]> = {
  NEWEST: (n) => [-Math.floor(n / 3)],
  RELEVANCE: (n) => [-Math.floor(n / 3)],
  AVAILABLE_FIRST: (n) => [isSoldOut(n) ? 1 : 0, -Math.floor(n / 3)],
  PRICE_LOW_TO_HIGH: (n) => [price(n)],
  PRICE_HIGH_TO_LOW: (n) => [-price(n)],
  BIGGEST_DISCOUNT: (n) => [-rows[n]!.discount],
  BEST_RATED: (n) => [-ratings[n]!, n === 1 ? -2 : -1],
  NAME: (n) => [n],
}

describe.each(Object.keys(keys))('sorted by %s', (sort) => {
  test('the list is in that order', async () => {
    const names = await namesOf(guest, { sort })
    const found = [...letters(names)].map((letter) => keys[sort]!(index(letter)))
    const sorted = [...found].sort((a, b) => a[0]! - b[0]! || (a[1] ?? 0) - (b[1] ?? 0))
    expect(found).toEqual(sorted)
    expect(found).toHaveLength(9)
  })

  test.each([1, 2, 3, 8, 9, 100])('pages of %i show every product once, in the same order', async (first) => {
    expect(await namesOnPages(guest, first, { sort })).toEqual(await namesOf(guest, { sort }))
  })

  test('a page of filtered products continues within the filter', async () => {
    const where = { discount: { gte: 10 } }
    const pages = await namesOnPages(guest, 2, { sort, where })
    expect(pages).toHaveLength(5)
    expect(new Set(pages).size).toBe(5)
    expect(pages).toEqual(await namesOf(guest, { sort, where }))
  })

  test('a cursor of another sort is refused', async () => {
    for (const other of Object.keys(keys)) {
      const { data } = await products(guest, { sort: other, first: 2 })
      const result = await products(guest, { sort, after: data.products.pageInfo.endCursor })
      // Without a search the best match is the newest.
      const order = (name: string) => (name === 'RELEVANCE' ? 'NEWEST' : name)
      if (order(other) === order(sort)) expect(result.errors).toBeUndefined()
      else expectRefused(result)
    }
  })
})

describe('best matches', () => {
  test('come in pages that show every product once', async () => {
    const all = await namesOf(guest, { search: 'silk' })
    expect(all).toHaveLength(9)
    for (const first of [1, 2, 4]) expect(await namesOnPages(guest, first, { search: 'silk' })).toEqual(all)
  })

  test('may be sorted otherwise, too', async () => {
    expect(letters(await namesOnPages(guest, 2, { search: 'silk', sort: 'NAME' }))).toBe('abcdefghi')
  })
})

test.each([
  ['no filter', {}],
  ['another filter', { where: { discount: { gte: 11 } } }],
  ['more filters', { where: { discount: { gte: 10 }, featuredProduct: { eq: false } } }],
  ['a search', { where: { discount: { gte: 10 } }, search: 'silk', sort: 'NEWEST' }],
])('a cursor of one filter is refused under %s', async (_which, query) => {
  const { data } = await products(guest, { where: { discount: { gte: 10 } }, first: 2 })
  expectRefused(await products(guest, { ...query, after: data.products.pageInfo.endCursor }))
})

test('a cursor is valid for the same filter, written differently', async () => {
  const query = { where: { discount: { gte: 10 }, color: null }, first: 2 }
  const { data } = await products(guest, query)
  const next = { where: { discount: { lte: null, gte: 10 } }, search: ' ', sort: 'NEWEST' }
  const result = await products(guest, { ...next, after: data.products.pageInfo.endCursor })
  expect(result.errors).toBeUndefined()
})

describe('the next page', () => {
  test('is correct also when the last product of this page was deleted meanwhile', async () => {
    const before = await namesOf(guest, { sort: 'NAME' })
    const deleted = await shop.product({ ...rows[0], productName: 'Silk bb' })
    const { data } = await products(guest, { sort: 'NAME', first: 3 })
    expect(data.products.edges[2].node.id).toBe(deleted.id)
    await shop.db.product.delete({ where: { id: deleted.id } })
    const names = await namesOf(guest, { sort: 'NAME', after: data.products.pageInfo.endCursor })
    expect(names).toEqual(before.slice(2))
  })

  test('of the last page is none', async () => {
    const { data } = await products(guest, { first: 9 })
    expect(data.products.pageInfo.hasNextPage).toBe(false)
    const next = await products(guest, { first: 9, after: data.products.pageInfo.endCursor })
    expect(next.data.products).toEqual({
      edges: [],
      pageInfo: { hasNextPage: false, endCursor: null },
      totalCount: 9,
    })
  })
})

describe('a page', () => {
  test.each([0, -1, 101, 2_147_483_647, -2_147_483_648])('of %i entries is refused', async (first) => {
    const { data, errors } = await products(guest, { first })
    expect(data).toBeNull()
    expect(errors).toMatchObject([
      { message: 'Ask for 1 to 100 entries a page.', extensions: { code: 'BAD_USER_INPUT', field: 'first' } },
    ])
  })

  test.each([1, 100])('of %i entries is served', async (first) => {
    expect((await products(guest, { first })).data.products.edges).toHaveLength(Math.min(first, 9))
  })
})

describe('a cursor that isn’t of this list', () => {
  const uuid = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
  const realCursor = async (query: object) =>
    (await products(guest, { ...query, first: 1 })).data.products.pageInfo.endCursor as string
  const forged: [sort: string, ...key: unknown[]][] = [
    ['NEWEST'],
    ['NEWEST', '2026-01-01T00:00:00Z', uuid, 1],
    ['NEWEST', '0', uuid],
    ['NEWEST', 'Thu, 1 Jan 2026 (comment)', uuid],
    ['NEWEST', '+275760-09-13T00:00:00.000Z', uuid],
    ['NEWEST', '2026-02-30T00:00:00Z', uuid],
    ['NEWEST', '0000-01-01T00:00:00Z', uuid],
    ['NEWEST', '2026-01-01T00:00:00+23:59', uuid],
    ['NEWEST', '2026-01-01T00:00:00Z', '-'.repeat(36)],
    ['NEWEST', '2026-01-01T00:00:00Z', "' OR 1=1--"],
    ['NEWEST', '2026-01-01T00:00:00Z', { not: null }],
    ['PRICE_LOW_TO_HIGH', 1.5, uuid],
    ['PRICE_LOW_TO_HIGH', '1', uuid],
    ['PRICE_HIGH_TO_LOW', null, uuid],
    ['BIGGEST_DISCOUNT', 1e300, uuid],
    ['BEST_RATED', 5, 1e21, uuid],
    ['BEST_RATED', 'NaN', 1, uuid],
    ['NAME', 'a\0b', uuid],
    ['NAME', ['a'], uuid],
  ]
  test.each(forged)('is refused: %s after %s', async (sort, ...key) => {
    expectRefused(await products(guest, { sort, after: forgeCursor(await realCursor({ sort }), ...key) }))
  })

  test.each([
    'nonsense',
    '!!!',
    '{"a":1}',
    '[]',
    '["2026-01-01T00:00:00Z","6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c"]',
  ])('is refused: %s', async (text) => {
    for (const after of [text, Buffer.from(text).toString('base64url')])
      expectRefused(await products(guest, { sort: 'NEWEST', after }))
  })

  test.each([[0], [-1], [1.5], [10_001], ['1'], [1, 2], [1e300]])(
    'is refused in a search: %s',
    async (...key) => {
      const query = { search: 'silk' }
      expectRefused(await products(guest, { ...query, after: forgeCursor(await realCursor(query), ...key) }))
    },
  )
})

function expectRefused({ status, data, errors }: GraphQLResult) {
  expect([status, data]).toEqual([200, null])
  expect(errors).toMatchObject([
    {
      message: 'This cursor is not one of this list, sort and filter. Start again at the first page.',
      extensions: { code: 'BAD_USER_INPUT', field: 'after' },
    },
  ])
}
