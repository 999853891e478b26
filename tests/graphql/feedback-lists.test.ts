import { describe, expect, test } from 'vitest'
import { forgeCursor } from '../support/cursors.ts'
import { listFeedback } from '../support/feedback.ts'
import { openShop } from '../support/shop.ts'
import type { Json } from '../support/api-client.ts'

const shop = await openShop()

describe('a list of feedback', () => {
  /** Twelve entries on one product, with ties in rating and time. */
  async function productWithFeedback() {
    const { id: productId } = await shop.product()
    const meera = await shop.shopper('Meera')
    for (let n = 0; n < 12; n++)
      await shop.db.feedback.create({
        data: {
          name: 'Asha',
          rating: 1 + (n % 4),
          comments: `Entry ${n}`,
          productId,
          userId: n < 5 ? meera.id : null,
          createdAt: new Date(Date.UTC(2026, 0, 1 + Math.floor(n / 2))),
        },
      })
    return { meera, where: { productId } }
  }
  const ranks: Record<string, (rating: number) => number> = {
    HIGHEST_RATED: (rating) => rating,
    LOWEST_RATED: (rating) => 5 - rating,
    NEWEST: () => 0,
  }
  const key = (sort: string) => (node: Json) => `${ranks[sort]!(node.rating)} ${node.createdAt}`

  test.each(Object.keys(ranks))('by %s is sorted, and its pages show every entry once', async (sort) => {
    const { where } = await productWithFeedback()
    const guest = shop.guest()
    const all = await listFeedback(guest, { where, sort })
    expect(all.totalCount).toBe(12)
    expect(all.nodes.map(key(sort))).toEqual(all.nodes.map(key(sort)).sort().reverse())
    for (const first of [1, 2, 5, 12]) {
      const ids: string[] = []
      let after: string | null = null
      do {
        const page: Json = await listFeedback(guest, { where, sort, first, after })
        expect(page.nodes.length).toBeLessThanOrEqual(first)
        ids.push(...page.nodes.map(({ id }: Json) => id))
        after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
      } while (after)
      expect(ids).toEqual(all.nodes.map(({ id }: Json) => id))
    }
  })

  test('may be of the viewer, or of others', async () => {
    const { meera, where } = await productWithFeedback()
    expect((await listFeedback(meera, { where: { ...where, mine: true } })).totalCount).toBe(5)
    expect((await listFeedback(meera, { where: { ...where, mine: false } })).totalCount).toBe(7)
  })

  test('has the count of each rating, over all pages', async () => {
    const { meera, where } = await productWithFeedback()
    const counts = async (filter: Json) => {
      const { data } = await meera.graphql(
        'query ($where: FeedbackWhere) { feedback(where: $where, first: 1) { ratingCounts { rating count } } }',
        { where: filter },
      )
      return data?.feedback.ratingCounts.map(({ rating, count }: Json) => [rating, count])
    }
    const all = [[5, 0], [4, 3], [3, 3], [2, 3], [1, 3]] // prettier-ignore
    expect(await counts(where)).toEqual(all)
    const others = [[5, 0], [4, 2], [3, 2], [2, 2], [1, 1]] // prettier-ignore
    expect(await counts({ ...where, mine: false })).toEqual(others)
  })

  test.each(['x', "' OR 1=1--", '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])(
    'about the product %j is empty',
    async (productId) => {
      expect(await listFeedback(shop.guest(), { where: { productId } })).toMatchObject({
        nodes: [],
        totalCount: 0,
      })
    },
  )

  test.each([0, 101, -1])('of %i entries a page is refused', async (first) => {
    expect((await listFeedback(shop.guest(), { first })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'first' } },
    ])
  })

  const uuid = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
  test.each<unknown[]>([
    [],
    [99_999, '2026-01-01T00:00:00.000Z', uuid],
    [0, '2026-01-01T00:00:00.000Z', uuid],
    [5, '0', uuid],
    [5, '2026-02-30T00:00:00.000Z', uuid],
    [5, '2026-01-01T00:00:00.000Z', '-'.repeat(36)],
    [5, '2026-01-01T00:00:00.000Z', uuid, 1],
  ])('after the forged cursor [%s, %s, %s] is refused', async (...key) => {
    for (const sort of Object.keys(ranks)) {
      const { pageInfo } = await listFeedback(shop.guest(), { sort })
      for (const after of ['x', forgeCursor(pageInfo.endCursor, ...key)])
        expect((await listFeedback(shop.guest(), { after, sort })).errors).toMatchObject([
          { extensions: { code: 'BAD_USER_INPUT', field: 'after' } },
        ])
    }
  })

  test.each([
    ['sort', { sort: 'NEWEST' }],
    ['filter', { where: { productId: uuid } }],
  ])('after a cursor of another %s is refused', async (_what, query) => {
    const { pageInfo } = await listFeedback(shop.guest(), { first: 1 })
    expect((await listFeedback(shop.guest(), { ...query, after: pageInfo.endCursor })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'after' } },
    ])
  })
})

describe('a product’s rating', () => {
  const rating = async (id: string) =>
    (await shop.guest().graphql('query ($id: ID!) { product(id: $id) { rating { average count } } }', { id }))
      .data.product.rating

  test('is the average of the feedback that names it, whatever happens to that', async () => {
    const { id: productId } = await shop.product()
    const { id: other } = await shop.product()
    const entry = { name: 'Asha', comments: 'x', productId }
    expect(await rating(productId)).toEqual({ average: null, count: 0 })
    const five = await shop.db.feedback.create({ data: { ...entry, rating: 5 } })
    const four = await shop.db.feedback.create({ data: { ...entry, rating: 4 } })
    await shop.db.feedback.create({ data: { ...entry, rating: 4 } })
    expect(await rating(productId)).toEqual({ average: 4.3, count: 3 })
    await shop.db.feedback.update({ where: { id: five.id }, data: { rating: 1 } })
    expect(await rating(productId)).toEqual({ average: 3, count: 3 })
    await shop.db.feedback.update({ where: { id: five.id }, data: { productId: other } })
    expect(await rating(productId)).toEqual({ average: 4, count: 2 })
    expect(await rating(other)).toEqual({ average: 1, count: 1 })
    await shop.db.feedback.update({ where: { id: five.id }, data: { productId: null } })
    expect(await rating(other)).toEqual({ average: null, count: 0 })
    await shop.db.feedback.delete({ where: { id: four.id } })
    expect(await rating(productId)).toEqual({ average: 4, count: 1 })
    await shop.db.feedback.update({ where: { id: five.id }, data: { comments: 'About the shop' } })
    expect(await rating(productId)).toEqual({ average: 4, count: 1 })
    await shop.db.feedback.deleteMany({ where: { productId } })
    expect(await rating(productId)).toEqual({ average: null, count: 0 })
  })

  test('counts 30 concurrent entries', async () => {
    const { id: productId } = await shop.product()
    await Promise.all(
      Array.from({ length: 30 }, () =>
        shop.db.feedback.create({ data: { name: 'Asha', comments: 'x', rating: 3, productId } }),
      ),
    )
    expect(await rating(productId)).toEqual({ average: 3, count: 30 })
  })
})
