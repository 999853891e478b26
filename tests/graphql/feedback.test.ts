import { describe, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'
import type { Json, Visitor } from '../support/visitor.ts'

const shop = await openShop()

const entryFields = `id name email profilePicture rating comments screenshotUrl product { id } createdAt updatedAt
  isOwner viewerCanEdit viewerCanDelete`
const errors = 'userErrors { field code message }'

const mutate = async (who: Visitor, name: string, input: Json) => {
  const type = `${name[0]!.toUpperCase()}${name.slice(1)}Input`
  const result = name === 'deleteFeedback' ? 'deletedFeedbackId' : `feedback { ${entryFields} }`
  const answer = await who.graphql(
    `mutation ($input: ${type}!) { ${name}(input: $input) { ${result} ${errors} } }`,
    { input },
  )
  return { ...answer, ...answer.data?.[name] }
}
const say = (who: Visitor, input: Json = {}) =>
  mutate(who, 'addFeedback', { rating: 5, comments: 'A perfect fit.', ...input })

const list = async (who: Visitor, query: Json = {}) => {
  const { data, errors, text } = await who.graphql(
    `query ($where: FeedbackWhere, $sort: FeedbackSort! = HIGHEST_RATED, $first: Int! = 100, $after: String) {
      feedback(where: $where, sort: $sort, first: $first, after: $after) {
        edges { cursor node { ${entryFields} } } pageInfo { hasNextPage endCursor } totalCount
      }
    }`,
    query,
  )
  return { nodes: data?.feedback.edges.map(({ node }: Json) => node), ...data?.feedback, errors, text }
}
const find = async (who: Visitor, id: string) => (await list(who)).nodes.find((node: Json) => node.id === id)
const row = (id: string) => shop.db.feedback.findUnique({ where: { id } })

describe('a shopper', () => {
  test('writes in her own name and reads that it is hers', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback, userErrors } = await say(meera, {
      rating: 4,
      comments: ' Lovely work.\nThank you! ',
      screenshotUrl: 'https://cdn.example/s.png',
    })
    expect(userErrors).toEqual([])
    expect(feedback).toMatchObject({
      name: 'Meera',
      email: meera.email,
      rating: 4,
      comments: 'Lovely work.\nThank you!',
      screenshotUrl: 'https://cdn.example/s.png',
      product: null,
      isOwner: true,
      viewerCanEdit: true,
      viewerCanDelete: true,
    })
    expect(await row(feedback.id)).toMatchObject({ userId: meera.id, demo: false })
  })

  test('can’t name another author', async () => {
    const asha = await shop.shopper('Asha')
    for (const field of [{ userId: asha.id }, { name: 'Asha' }, { email: asha.email }, { demo: true }]) {
      const { status } = await say(await shop.shopper('Meera'), field)
      expect(status).toBe(400)
    }
    expect(await shop.db.feedback.count({ where: { userId: asha.id } })).toBe(0)
  })

  test('changes the fields given of her own and no others', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera, { screenshotUrl: 'https://cdn.example/s.png' })
    const changed = await mutate(meera, 'updateFeedback', { id: feedback.id, rating: 2 })
    expect(changed.feedback).toEqual({ ...feedback, rating: 2, updatedAt: changed.feedback.updatedAt })
    const cleared = await mutate(meera, 'updateFeedback', { id: feedback.id, screenshotUrl: null })
    expect(cleared.feedback).toMatchObject({ rating: 2, comments: 'A perfect fit.', screenshotUrl: null })
  })

  test('deletes her own, once', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera)
    expect(await mutate(meera, 'deleteFeedback', { id: feedback.id })).toMatchObject({
      deletedFeedbackId: feedback.id,
      userErrors: [],
    })
    expect(await row(feedback.id)).toBeNull()
    expect((await mutate(meera, 'deleteFeedback', { id: feedback.id })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
  })

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: -1 }, 'rating'],
    [{ comments: '' }, 'comments'],
    [{ comments: ' \n ' }, 'comments'],
    [{ comments: 'a'.repeat(2001) }, 'comments'],
    [{ comments: 'a\0b' }, 'comments'],
    [{ screenshotUrl: 'javascript:alert(1)' }, 'screenshotUrl'],
    [{ screenshotUrl: 'data:image/svg+xml,<svg onload=alert(1)>' }, 'screenshotUrl'],
  ])('is refused %j, and nothing is kept or changed', async (wrong, field) => {
    const meera = await shop.shopper('Meera')
    expect((await say(meera, wrong)).userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect(await shop.db.feedback.count({ where: { userId: meera.id } })).toBe(0)
    const { feedback } = await say(meera)
    const before = await row(feedback.id)
    expect((await mutate(meera, 'updateFeedback', { id: feedback.id, ...wrong })).userErrors).toMatchObject([
      { field, code: 'INVALID' },
    ])
    expect(await row(feedback.id)).toEqual(before)
  })

  test('reads every wrong field at once', async () => {
    const { userErrors } = await say(await shop.shopper('Meera'), { rating: 9, comments: '' })
    expect(userErrors.map(({ field }: Json) => field)).toEqual(['rating', 'comments'])
  })

  test('has markup kept as the text it is', async () => {
    const comments = '<img src=x onerror=alert(1)> & "quotes"'
    const { feedback } = await say(await shop.shopper('Meera'), { comments })
    expect((await find(shop.guest(), feedback.id)).comments).toBe(comments)
  })
})

describe('a stranger', () => {
  test('can neither change nor delete what another wrote', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { feedback } = await say(meera)
    const before = await row(feedback.id)
    for (const answer of [
      await mutate(asha, 'updateFeedback', { id: feedback.id, comments: 'Hers now' }),
      await mutate(asha, 'deleteFeedback', { id: feedback.id }),
    ])
      expect([answer.status, answer.data, answer.errors?.[0]?.extensions.code]).toEqual([
        403,
        null,
        'FORBIDDEN',
      ])
    expect(await row(feedback.id)).toEqual(before)
  })

  test('sees the name and never the e-mail', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { feedback } = await say(meera)
    const seen = await find(asha, feedback.id)
    expect(seen).toMatchObject({
      name: 'Meera',
      email: null,
      isOwner: false,
      viewerCanEdit: false,
      viewerCanDelete: false,
    })
    expect((await list(asha)).text).not.toContain(meera.email)
  })
})

describe('a guest', () => {
  test('reads all feedback, without e-mails', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera)
    expect(await find(shop.guest(), feedback.id)).toMatchObject({
      comments: 'A perfect fit.',
      email: null,
      isOwner: false,
    })
    expect((await list(shop.guest())).text).not.toContain('@example.com')
  })

  test('can’t write, change or delete any', async () => {
    const { feedback } = await say(await shop.shopper('Meera'))
    const guest = shop.guest()
    for (const answer of [
      await say(guest),
      await mutate(guest, 'updateFeedback', { id: feedback.id, rating: 1 }),
      await mutate(guest, 'deleteFeedback', { id: feedback.id }),
    ])
      expect([answer.status, answer.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect((await row(feedback.id))?.rating).toBe(5)
  })

  test('has written none, and others have written all', async () => {
    await say(await shop.shopper('Meera'))
    expect((await list(shop.guest(), { where: { mine: true } })).totalCount).toBe(0)
    expect((await list(shop.guest(), { where: { mine: false } })).totalCount).toBe(
      await shop.db.feedback.count(),
    )
  })
})

describe('an admin', () => {
  test('may delete anybody’s feedback and put words into nobody’s mouth', async () => {
    const meera = await shop.shopper('Meera')
    const owner = await shop.admin()
    const { feedback } = await say(meera)
    expect(await find(owner, feedback.id)).toMatchObject({
      email: meera.email,
      viewerCanEdit: false,
      viewerCanDelete: true,
    })
    expect((await mutate(owner, 'updateFeedback', { id: feedback.id, rating: 5 })).status).toBe(403)
    expect((await mutate(owner, 'deleteFeedback', { id: feedback.id })).deletedFeedbackId).toBe(feedback.id)
  })
})

test.each(['', 'x', "' OR 1=1--", 'a\0b', '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])(
  'nobody changes or deletes feedback of the id %j',
  async (id) => {
    const meera = await shop.shopper('Meera')
    expect((await mutate(meera, 'updateFeedback', { id, rating: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await mutate(meera, 'deleteFeedback', { id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  },
)

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
  const key = (sort: string) => (node: Json) => (sort === 'NEWEST' ? '' : node.rating) + node.createdAt

  test.each(['HIGHEST_RATED', 'NEWEST'])(
    'by %s is sorted, and its pages show every entry once',
    async (sort) => {
      const { where } = await productWithFeedback()
      const guest = shop.guest()
      const all = await list(guest, { where, sort })
      expect(all.totalCount).toBe(12)
      expect(all.nodes.map(key(sort))).toEqual(all.nodes.map(key(sort)).sort().reverse())
      for (const first of [1, 2, 5, 12]) {
        const ids: string[] = []
        let after: string | null = null
        do {
          const page: Json = await list(guest, { where, sort, first, after })
          expect(page.nodes.length).toBeLessThanOrEqual(first)
          ids.push(...page.nodes.map(({ id }: Json) => id))
          after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null
        } while (after)
        expect(ids).toEqual(all.nodes.map(({ id }: Json) => id))
      }
    },
  )

  test('may be of one’s own, or of others', async () => {
    const { meera, where } = await productWithFeedback()
    expect((await list(meera, { where: { ...where, mine: true } })).totalCount).toBe(5)
    expect((await list(meera, { where: { ...where, mine: false } })).totalCount).toBe(7)
  })

  test.each(['x', "' OR 1=1--", '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])(
    'about the product %j is empty',
    async (productId) => {
      expect(await list(shop.guest(), { where: { productId } })).toMatchObject({ nodes: [], totalCount: 0 })
    },
  )

  test.each([0, 101, -1])('of %i entries a page is refused', async (first) => {
    expect((await list(shop.guest(), { first })).errors).toMatchObject([
      { extensions: { code: 'BAD_USER_INPUT', field: 'first' } },
    ])
  })

  const uuid = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
  const cursor = (...values: unknown[]) => Buffer.from(JSON.stringify(values)).toString('base64url')
  test.each([
    'x',
    cursor(),
    cursor(99_999, '2026-01-01T00:00:00.000Z', uuid),
    cursor(0, '2026-01-01T00:00:00.000Z', uuid),
    cursor(5, '0', uuid),
    cursor(5, '2026-02-30T00:00:00.000Z', uuid),
    cursor(5, '2026-01-01T00:00:00.000Z', '-'.repeat(36)),
    cursor(5, '2026-01-01T00:00:00.000Z', uuid, 1),
  ])('after the forged cursor %s is refused', async (after) => {
    for (const sort of ['HIGHEST_RATED', 'NEWEST'])
      expect((await list(shop.guest(), { after, sort })).errors).toMatchObject([
        { extensions: { code: 'BAD_USER_INPUT', field: 'after' } },
      ])
  })
})

describe('a product’s rating', () => {
  const rating = async (id: string) =>
    (await shop.guest().graphql('query ($id: ID!) { product(id: $id) { rating { average count } } }', { id }))
      .data.product.rating

  test('is the average of the feedback that names it, whatever becomes of that', async () => {
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

  test('counts 30 entries written at once', async () => {
    const { id: productId } = await shop.product()
    await Promise.all(
      Array.from({ length: 30 }, () =>
        shop.db.feedback.create({ data: { name: 'Asha', comments: 'x', rating: 3, productId } }),
      ),
    )
    expect(await rating(productId)).toEqual({ average: 3, count: 30 })
  })
})
