import { describe, expect, test } from 'vitest'
import { findFeedback, listFeedback, say } from '../support/feedback.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const row = (id: string) => shop.db.feedback.findUnique({ where: { id } })

describe('a shopper', () => {
  test('writes under their own name and sees that the entry is their own', async () => {
    const meera = await shop.shopper('Meera')
    const screenshotUrl = (await upload(meera, await jpeg(), { preset: 'feedback' })).body.url as string
    const { feedback, userErrors } = await say(meera, {
      rating: 4,
      comments: ' Lovely work.\nThank you! ',
      screenshotUrl,
    })
    expect(userErrors).toEqual([])
    expect(feedback).toMatchObject({
      name: 'Meera',
      email: meera.email,
      rating: 4,
      comments: 'Lovely work.\nThank you!',
      screenshotUrl,
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
      const { status } = await say(await shop.shopper('Meera'), field as never)
      expect(status).toBe(400)
    }
    expect(await shop.db.feedback.count({ where: { userId: asha.id } })).toBe(0)
  })

  test('changes only the given fields of their own entry', async () => {
    const meera = await shop.shopper('Meera')
    const screenshotUrl = (await upload(meera, await jpeg(), { preset: 'feedback' })).body.url as string
    const { feedback } = await say(meera, { screenshotUrl })
    const changed = await meera.mutate('updateFeedback', { id: feedback.id, rating: 2 })
    expect(changed.feedback).toEqual({ ...feedback, rating: 2, updatedAt: changed.feedback.updatedAt })
    const cleared = await meera.mutate('updateFeedback', { id: feedback.id, screenshotUrl: null })
    expect(cleared.feedback).toMatchObject({ rating: 2, comments: 'A perfect fit.', screenshotUrl: null })
  })

  test('deletes their own entry, once', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera)
    expect(await meera.mutate('deleteFeedback', { id: feedback.id })).toMatchObject({
      deletedFeedbackId: feedback.id,
      userErrors: [],
    })
    expect(await row(feedback.id)).toBeNull()
    expect((await meera.mutate('deleteFeedback', { id: feedback.id })).userErrors).toMatchObject([
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
  ])('is refused %j, and nothing is stored or changed', async (wrong, field) => {
    const meera = await shop.shopper('Meera')
    expect((await say(meera, wrong)).userErrors).toMatchObject([{ field, code: 'INVALID' }])
    expect(await shop.db.feedback.count({ where: { userId: meera.id } })).toBe(0)
    const { feedback } = await say(meera)
    const before = await row(feedback.id)
    expect((await meera.mutate('updateFeedback', { id: feedback.id, ...wrong })).userErrors).toMatchObject([
      { field, code: 'INVALID' },
    ])
    expect(await row(feedback.id)).toEqual(before)
  })

  test('receives an error for every invalid field at once', async () => {
    const { userErrors } = await say(await shop.shopper('Meera'), { rating: 9, comments: '' })
    expect(userErrors.map(({ field }: Json) => field)).toEqual(['rating', 'comments'])
  })

  test('can write markup, which is stored as plain text', async () => {
    const comments = '<img src=x onerror=alert(1)> & "quotes"'
    const { feedback } = await say(await shop.shopper('Meera'), { comments })
    expect((await findFeedback(shop.guest(), feedback.id)).comments).toBe(comments)
  })
})

describe('a stranger', () => {
  test('can neither change nor delete another user’s entry', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { feedback } = await say(meera)
    const before = await row(feedback.id)
    for (const result of [
      await asha.mutate('updateFeedback', { id: feedback.id, comments: 'Hers now' }),
      await asha.mutate('deleteFeedback', { id: feedback.id }),
    ])
      expect([result.status, result.data, result.errors?.[0]?.extensions.code]).toEqual([
        403,
        null,
        'FORBIDDEN',
      ])
    expect(await row(feedback.id)).toEqual(before)
  })

  test('sees the name and never the e-mail', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { feedback } = await say(meera)
    const seen = await findFeedback(asha, feedback.id)
    expect(seen).toMatchObject({
      name: 'Meera',
      email: null,
      isOwner: false,
      viewerCanEdit: false,
      viewerCanDelete: false,
    })
    expect((await listFeedback(asha)).text).not.toContain(meera.email)
  })
})

describe('a guest', () => {
  test('reads all feedback, without e-mails', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera)
    expect(await findFeedback(shop.guest(), feedback.id)).toMatchObject({
      comments: 'A perfect fit.',
      email: null,
      isOwner: false,
    })
    expect((await listFeedback(shop.guest())).text).not.toContain('@example.com')
  })

  test('can’t write, change or delete any entry', async () => {
    const { feedback } = await say(await shop.shopper('Meera'))
    const guest = shop.guest()
    for (const result of [
      await say(guest),
      await guest.mutate('updateFeedback', { id: feedback.id, rating: 1 }),
      await guest.mutate('deleteFeedback', { id: feedback.id }),
    ])
      expect([result.status, result.errors?.[0]?.extensions.code]).toEqual([401, 'UNAUTHENTICATED'])
    expect((await row(feedback.id))?.rating).toBe(5)
  })

  test('has no own entries, all are of others', async () => {
    await say(await shop.shopper('Meera'))
    expect((await listFeedback(shop.guest(), { where: { mine: true } })).totalCount).toBe(0)
    expect((await listFeedback(shop.guest(), { where: { mine: false } })).totalCount).toBe(
      await shop.db.feedback.count(),
    )
  })
})

describe('an admin', () => {
  test('may delete every entry and change none', async () => {
    const meera = await shop.shopper('Meera')
    const owner = await shop.admin()
    const { feedback } = await say(meera)
    expect(await findFeedback(owner, feedback.id)).toMatchObject({
      email: meera.email,
      viewerCanEdit: false,
      viewerCanDelete: true,
    })
    expect((await owner.mutate('updateFeedback', { id: feedback.id, rating: 5 })).status).toBe(403)
    expect((await owner.mutate('deleteFeedback', { id: feedback.id })).deletedFeedbackId).toBe(feedback.id)
  })
})

test.each(['', 'x', "' OR 1=1--", 'a\0b', '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])(
  'nobody changes or deletes feedback of the id %j',
  async (id) => {
    const meera = await shop.shopper('Meera')
    expect((await meera.mutate('updateFeedback', { id, rating: 1 })).userErrors).toMatchObject([
      { code: 'NOT_FOUND' },
    ])
    expect((await meera.mutate('deleteFeedback', { id })).userErrors).toMatchObject([{ code: 'NOT_FOUND' }])
  },
)

test('the author’s id is visible to the author and to admins only', async () => {
  const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
  const { feedback } = await say(meera)
  const userIdFor = async (who: ApiClient) =>
    (await who.graphql('query ($id: ID!) { feedbackEntry(id: $id) { userId } }', { id: feedback.id })).data
      .feedbackEntry.userId
  for (const who of [meera, await shop.admin(), await shop.staff()])
    expect(await userIdFor(who)).toBe(meera.id)
  for (const who of [shop.guest(), asha]) expect(await userIdFor(who)).toBeNull()
})
