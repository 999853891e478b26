import { beforeAll, describe, expect, test } from 'vitest'
import { namesOf, namesOnPages, products } from '../support/catalogue.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const guest = shop.guest()

/** Nine products with ties in everything that they can be sorted by, added in one moment by threes. */
const rows = Array.from({ length: 9 }, (_, n) => ({
  productName: `Silk ${'abcdefghi'[n]!}`,
  readyMadePrice: n === 8 ? null : 1000_00 + (n % 3) * 100_00,
  tailorPrice: null,
  discount: [0, 20, 20, 0, 10, 10, 0, 0, 20][n]!,
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

/** What each sort orders by; equal keys may stand in any order that stays. */
const keys: Record<string, (n: number) => number[]> = {
  NEWEST: (n) => [-Math.floor(n / 3)],
  RELEVANCE: (n) => [-Math.floor(n / 3)],
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

  test('a cursor of another sort is refused or continues, but never fails', async () => {
    for (const other of Object.keys(keys)) {
      const { data } = await products(guest, { sort: other, first: 2 })
      const { status, errors } = await products(guest, { sort, after: data.products.pageInfo.endCursor })
      expect(status).toBe(200)
      if (errors) expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
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

describe('the next page', () => {
  test('is right also when the last product of this page was deleted meanwhile', async () => {
    const before = await namesOf(guest, { sort: 'NAME' })
    const gone = await shop.product({ ...rows[0], productName: 'Silk bb' })
    const { data } = await products(guest, { sort: 'NAME', first: 3 })
    expect(data.products.edges[2].node.id).toBe(gone.id)
    await shop.db.product.delete({ where: { id: gone.id } })
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
  const cursor = (...key: unknown[]) => Buffer.from(JSON.stringify(key)).toString('base64url')
  const forged: [sort: string, after: string][] = [
    ['NEWEST', 'nonsense'],
    ['NEWEST', '!!!'],
    ['NEWEST', cursor()],
    ['NEWEST', Buffer.from('{"a":1}').toString('base64url')],
    ['NEWEST', cursor('2026-01-01T00:00:00Z', uuid, 1)],
    ['NEWEST', cursor('0', uuid)],
    ['NEWEST', cursor('Thu, 1 Jan 2026 (comment)', uuid)],
    ['NEWEST', cursor('+275760-09-13T00:00:00.000Z', uuid)],
    ['NEWEST', cursor('2026-02-30T00:00:00Z', uuid)],
    ['NEWEST', cursor('0000-01-01T00:00:00Z', uuid)],
    ['NEWEST', cursor('2026-01-01T00:00:00+23:59', uuid)],
    ['NEWEST', cursor('2026-01-01T00:00:00Z', '-'.repeat(36))],
    ['NEWEST', cursor('2026-01-01T00:00:00Z', "' OR 1=1--")],
    ['NEWEST', cursor('2026-01-01T00:00:00Z', { not: null })],
    ['PRICE_LOW_TO_HIGH', cursor(1.5, uuid)],
    ['PRICE_LOW_TO_HIGH', cursor('1', uuid)],
    ['PRICE_HIGH_TO_LOW', cursor(null, uuid)],
    ['BIGGEST_DISCOUNT', cursor(1e300, uuid)],
    ['BEST_RATED', cursor(5, 1e21, uuid)],
    ['BEST_RATED', cursor('NaN', 1, uuid)],
    ['NAME', cursor('a\0b', uuid)],
    ['NAME', cursor(['a'], uuid)],
  ]
  test.each(forged)('is refused: %s after %s', async (sort, after) => {
    const { status, data, errors } = await products(guest, { sort, after })
    expect([status, data]).toEqual([200, null])
    expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }])
  })

  test.each([cursor(0), cursor(-1), cursor(1.5), cursor(10_001), cursor('1'), cursor(1, 2), cursor(1e300)])(
    'is refused in a search: %s',
    async (after) => {
      const { data, errors } = await products(guest, { search: 'silk', after })
      expect(data).toBeNull()
      expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', field: 'after' } }])
    },
  )
})
