import { describe, expect, test } from 'vitest'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const add = (who: ApiClient, body: Json = {}) =>
  who.rest('POST', 'feedback/add', { rating: 5, comments: 'A perfect fit.', ...body })
const change = (who: ApiClient, body: Json) => who.rest('POST', 'feedback/update', body)
const remove = (who: ApiClient, body: Json) => who.rest('DELETE', 'feedback/delete', body)
const all = async (who: ApiClient) => (await who.rest('GET', 'feedback/getAll')).body.feedback as Json[]
const row = (id: string) => shop.db.feedback.findUnique({ where: { id } })

describe('a shopper', () => {
  test('sends the complete form and receives the specification’s fields', async () => {
    const meera = await shop.shopper('Meera')
    const { status, body } = await add(meera, {
      userId: meera.id,
      feedbackId: '',
      name: 'Meera',
      email: meera.email,
      profile_picture: '',
      rating: '4',
      screenshotUrl: '',
    })
    expect(status).toBe(200)
    expect(body).toMatchObject({ success: true, message: 'Feedback submitted!' })
    expect(body.feedback).toMatchObject({
      _id: expect.any(String) as string,
      userId: meera.id,
      name: 'Meera',
      email: meera.email,
      profile_picture: null,
      rating: 4,
      comments: 'A perfect fit.',
      screenshotUrl: null,
    })
    expect(await all(meera)).toContainEqual(body.feedback)
  })

  test('who writes under another’s name is the author', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { body } = await add(meera, {
      userId: asha.id,
      name: 'Asha',
      email: asha.email,
      profile_picture: 'https://cdn.example/asha.jpg',
      demo: true,
    })
    expect(await row(body.feedback._id)).toMatchObject({
      userId: meera.id,
      name: 'Meera',
      email: meera.email,
      profilePicture: null,
      demo: false,
    })
  })

  test('changes and deletes their own entries', async () => {
    const meera = await shop.shopper('Meera')
    const { _id: feedbackId } = (await add(meera)).body.feedback
    const changed = await change(meera, { feedbackId, rating: 3, comments: 'Fits after an alteration.' })
    expect(changed.body).toMatchObject({
      success: true,
      message: 'Feedback updated!',
      feedback: { rating: 3 },
    })
    expect((await remove(meera, { feedbackId })).body).toEqual({ success: true, message: 'Feedback deleted' })
    expect(await row(feedbackId)).toBeNull()
    expect((await remove(meera, { feedbackId })).status).toBe(404)
  })

  test('rates an ordered design; the form as it was received is accepted again', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    await orderProduct(meera, productId)
    const { feedback } = (await add(meera, { rating: 4, productId })).body
    expect(feedback).toMatchObject({ productId, rating: 4 })
    const update = async (fields: Json) =>
      (await change(meera, { ...feedback, feedbackId: feedback._id, screenshotUrl: '', ...fields })).body
    expect((await update({ rating: 2 })).feedback).toMatchObject({ productId, rating: 2 })
    expect((await update({ productId: '' })).feedback.productId).toBe(productId)
    expect((await update({ productId: undefined })).feedback.productId).toBe(productId)
    expect(await shop.db.product.findUnique({ where: { id: productId } })).toMatchObject({
      ratingCount: 1,
      ratingTotal: 4,
    })
    expect((await update({ productId: null })).feedback.productId).toBeNull()
  })

  test.each(['6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c', 'x', 5, { not: null }])(
    'rates nothing that was not ordered: the design %j is refused with 400',
    async (productId) => {
      const meera = await shop.shopper('Meera')
      const { status, body } = await add(meera, { productId })
      expect([status, body.success, body.field]).toEqual([400, false, 'productId'])
      expect(await shop.db.feedback.count({ where: { userId: meera.id } })).toBe(0)
    },
  )

  test('may name the entry to delete in the query', async () => {
    const meera = await shop.shopper('Meera')
    const { _id } = (await add(meera)).body.feedback
    expect((await meera.rest('DELETE', `feedback/delete?feedbackId=${_id}`)).status).toBe(200)
    expect(await row(_id)).toBeNull()
  })

  test('can’t change or delete another’s entry, even with its userId', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { _id: feedbackId } = (await add(asha)).body.feedback
    const before = await row(feedbackId)
    expect((await change(meera, { feedbackId, userId: asha.id, rating: 1, comments: 'Bad' })).status).toBe(
      403,
    )
    expect((await remove(meera, { feedbackId, userId: asha.id })).status).toBe(403)
    expect(await row(feedbackId)).toEqual(before)
  })

  test('can’t give a changed entry another author', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { _id: feedbackId } = (await add(meera)).body.feedback
    await change(meera, { feedbackId, userId: asha.id, name: 'Asha', email: asha.email, rating: 2 })
    expect(await row(feedbackId)).toMatchObject({
      userId: meera.id,
      name: 'Meera',
      email: meera.email,
      rating: 2,
    })
  })

  test('receives their own e-mail and no other', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    await add(meera)
    await add(asha)
    const { body, text } = await meera.rest('GET', 'feedback/getAll')
    expect(text).not.toContain(asha.email)
    const own = (body.feedback as Json[]).filter(({ userId }) => userId === meera.id)
    expect(own).toMatchObject([{ email: meera.email }])
    expect((body.feedback as Json[]).filter(({ email }) => email !== null)).toHaveLength(1)
  })

  test.each([
    [{ rating: 0 }, 'rating'],
    [{ rating: 6 }, 'rating'],
    [{ rating: 4.5 }, 'rating'],
    [{ rating: '5 stars' }, 'rating'],
    [{ rating: '' }, 'rating'],
    [{ rating: { gt: 0 } }, 'rating'],
    [{ comments: '' }, 'comments'],
    [{ comments: 5 }, 'comments'],
    [{ comments: 'a'.repeat(2001) }, 'comments'],
    [{ screenshotUrl: 'javascript:alert(1)' }, 'screenshotUrl'],
  ])('is refused %j with 400, and nothing is stored', async (wrong, field) => {
    const meera = await shop.shopper('Meera')
    const { status, body } = await add(meera, wrong)
    expect([status, body.success, body.field]).toEqual([400, false, field])
    expect(await shop.db.feedback.count({ where: { userId: meera.id } })).toBe(0)
  })

  test('who sends an invalid change is refused with 400, and the entry stays', async () => {
    const meera = await shop.shopper('Meera')
    const { _id: feedbackId } = (await add(meera)).body.feedback
    const before = await row(feedbackId)
    for (const [wrong, field] of [
      [{ rating: 6 }, 'rating'],
      [{ comments: ' ' }, 'comments'],
      [{ screenshotUrl: 'data:text/html,x' }, 'screenshotUrl'],
    ] as const) {
      const { status, body } = await change(meera, { feedbackId, ...wrong })
      expect([status, body.field]).toEqual([400, field])
    }
    expect(await row(feedbackId)).toEqual(before)
  })

  test.each([undefined, '', 'x', { not: null }, ['a'], '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])(
    'finds no entry of the id %j',
    async (feedbackId) => {
      const meera = await shop.shopper('Meera')
      expect((await change(meera, { feedbackId, rating: 1 })).status).toBe(404)
      expect((await remove(meera, { feedbackId })).status).toBe(404)
    },
  )
})

test('an admin deletes any entry, sees its e-mail and can’t change its text', async () => {
  const meera = await shop.shopper('Meera')
  const owner = await shop.admin()
  const { _id: feedbackId } = (await add(meera)).body.feedback
  expect((await all(owner)).find(({ _id }) => _id === feedbackId)).toMatchObject({ email: meera.email })
  expect((await change(owner, { feedbackId, rating: 5, comments: 'Best shop' })).status).toBe(403)
  expect((await remove(owner, { feedbackId })).status).toBe(200)
})

test('a guest receives 401 for every call of feedback', async () => {
  const guest = shop.guest()
  for (const result of [
    await guest.rest('GET', 'feedback/getAll'),
    await add(guest),
    await change(guest, {}),
    await remove(guest, {}),
  ])
    expect([result.status, result.body]).toEqual([401, { success: false, message: 'Please log in first.' }])
})

test('the whole list is by rating, then newest first', async () => {
  const meera = await shop.shopper('Meera')
  for (const rating of [3, 5, 1, 5, 3]) await add(meera, { rating })
  const key = ({ rating, createdAt }: Json) => `${rating} ${createdAt}`
  const keys = (await all(meera)).map(key)
  expect(keys).toEqual([...keys].sort().reverse())
})
