import { describe, expect, test } from 'vitest'
import { say } from '../support/feedback.ts'
import { readFeedback } from '../support/moderation.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'

const shop = await openShop()

const reason = 'It names another customer.'
const ratingOf = async (id: string) =>
  (await shop.guest().graphql('query ($id: ID!) { product(id: $id) { rating { average count } } }', { id }))
    .data.product.rating
const holds = async (who: ApiClient, id: string, where: Json = {}) =>
  (await readFeedback(who, where)).nodes.some((node: Json) => node.id === id)
const newestEntry = async (entityId: string) =>
  (
    await (
      await shop.admin()
    ).graphql(
      `query ($where: AuditWhere) {
        auditLog(where: $where, first: 1) { edges { node { action actorName changes { field before after } } } }
      }`,
      { where: { entityId } },
    )
  ).data.auditLog.edges[0]?.node

/** Feedback by a customer who has ordered the design that it names. */
async function rated(rating: number, id: string) {
  const author = await shop.shopper('Meera')
  await orderProduct(author, id)
  return { author, feedback: (await say(author, { rating, productId: id })).feedback }
}

test.each([
  ['replyToFeedback', { reply: 'Thank you' }],
  ['hideFeedback', { reason }],
  ['showFeedback', {}],
  ['linkFeedback', { productId: null }],
])('%s is for staff only', async (mutation, rest) => {
  const author = await shop.shopper('Meera')
  const { feedback } = await say(author)
  const document = `mutation ($input: ${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input!) {
    ${mutation}(input: $input) { feedback { id } }
  }`
  const code = async (who: ApiClient) =>
    (await who.graphql(document, { input: { id: feedback.id, ...rest } })).errors?.[0]?.extensions.code
  expect(await code(shop.guest())).toBe('UNAUTHENTICATED')
  expect(await code(author)).toBe('FORBIDDEN')
  expect(await code(await shop.staff())).toBeUndefined()
})

describe('a reply', () => {
  test('is public, doesn’t change the author’s text, and can be removed', async () => {
    const meera = await shop.shopper('Meera')
    const { feedback } = await say(meera)
    const sunita = await shop.staff()
    await sunita.mutate('replyToFeedback', { id: feedback.id, reply: '  Thank you, Meera.  ' })
    const seen = (await readFeedback(shop.guest())).nodes.find(({ id }: Json) => id === feedback.id)
    expect(seen).toMatchObject({ reply: { text: 'Thank you, Meera.' }, updatedAt: feedback.updatedAt })
    expect(await newestEntry(feedback.id)).toEqual({
      action: 'feedback.reply',
      actorName: 'Sunita',
      changes: [{ field: 'reply', before: null, after: '"Thank you, Meera."' }],
    })
    expect(await holds(sunita, feedback.id, { replied: true })).toBe(true)
    expect(await holds(sunita, feedback.id, { replied: false })).toBe(false)
    expect(
      (await sunita.mutate('replyToFeedback', { id: feedback.id, reply: null })).feedback.reply,
    ).toBeNull()
  })

  test('has at most 1,000 characters, and needs an existing entry', async () => {
    const { feedback } = await say(await shop.shopper('Meera'))
    const owner = await shop.admin()
    const refused = await owner.mutate('replyToFeedback', { id: feedback.id, reply: 'x'.repeat(1001) })
    expect(refused.userErrors).toMatchObject([{ field: 'reply', code: 'INVALID' }])
    for (const id of ['nonsense', '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'])
      expect((await owner.mutate('replyToFeedback', { id, reply: 'Hello' })).userErrors).toMatchObject([
        { code: 'NOT_FOUND' },
      ])
  })
})

describe('hidden feedback', () => {
  test('is excluded from lists, counts and ratings, except for its author, who sees the reason', async () => {
    const { id } = await shop.product()
    await rated(4, id)
    const { author, feedback } = await rated(1, id)
    const before = await readFeedback(shop.guest(), { productId: id })
    expect([before.totalCount, await ratingOf(id)]).toEqual([2, { average: 2.5, count: 2 }])

    expect(
      (await (await shop.staff()).mutate('hideFeedback', { id: feedback.id, reason })).userErrors,
    ).toEqual([])
    const after = await readFeedback(shop.guest(), { productId: id })
    expect(after.nodes.map((node: Json) => node.rating)).toEqual([4])
    expect(after.totalCount).toBe(1)
    expect(after.ratingCounts).toContainEqual({ rating: 1, count: 0 })
    expect(await ratingOf(id)).toEqual({ average: 4, count: 1 })
    expect(await holds(author, feedback.id)).toBe(false)
    const own = (await readFeedback(author, { mine: true })).nodes
    expect(own).toMatchObject([{ id: feedback.id, hidden: { reason } }])
    expect(await newestEntry(feedback.id)).toMatchObject({
      action: 'feedback.hide',
      changes: [{ field: 'hiddenReason', before: null, after: JSON.stringify(reason) }],
    })
  })

  test('is in the REST list of its author only', async () => {
    const author = await shop.shopper('Meera')
    const { feedback } = await say(author)
    await (await shop.admin()).mutate('hideFeedback', { id: feedback.id, reason })
    const ids = async (who: ApiClient) =>
      (await who.rest('GET', 'feedback/getAll')).body.feedback.map((entry: Json) => entry._id)
    expect(await ids(author)).toContain(feedback.id)
    expect(await ids(await shop.shopper('Asha'))).not.toContain(feedback.id)
  })

  test('stays out of the rating whatever its author does, and counts again once shown', async () => {
    const [first, second] = [(await shop.product()).id, (await shop.product()).id]
    const { author, feedback } = await rated(2, first)
    await orderProduct(author, second)
    const owner = await shop.admin()
    await owner.mutate('hideFeedback', { id: feedback.id, reason })
    await author.mutate('updateFeedback', { id: feedback.id, rating: 5, productId: second })
    expect((await ratingOf(first)).count).toBe(0)
    expect((await ratingOf(second)).count).toBe(0)
    expect((await owner.mutate('showFeedback', { id: feedback.id })).feedback.hidden).toBeNull()
    expect(await ratingOf(second)).toEqual({ average: 5, count: 1 })
    expect(await holds(shop.guest(), feedback.id)).toBe(true)
    await owner.mutate('hideFeedback', { id: feedback.id, reason })
    await author.mutate('deleteFeedback', { id: feedback.id })
    expect((await ratingOf(second)).count).toBe(0)
  })

  test('needs a reason, and is visible to staff only', async () => {
    const author = await shop.shopper('Meera')
    const { feedback } = await say(author, { comments: 'Peacocks everywhere' })
    const owner = await shop.admin()
    const refused = await owner.mutate('hideFeedback', { id: feedback.id, reason: '  ' })
    expect(refused.userErrors).toMatchObject([{ field: 'reason', code: 'INVALID' }])
    await owner.mutate('hideFeedback', { id: feedback.id, reason })
    expect(await holds(owner, feedback.id, { hidden: true, search: 'PEACOCK' })).toBe(true)
    expect(await holds(owner, feedback.id, { hidden: null, search: 'peacock' })).toBe(true)
    expect(await holds(owner, feedback.id, { hidden: false })).toBe(false)
    expect(await holds(owner, feedback.id, { hidden: true, search: '100%' })).toBe(false)
    for (const where of [{ hidden: true }, { hidden: null }])
      expect((await readFeedback(author, where)).errors?.[0]?.extensions.code).toBe('FORBIDDEN')
  })
})

describe('staff link feedback', () => {
  test('only to a design that its author has ordered', async () => {
    const meera = await shop.shopper('Meera')
    const [ordered, other] = [(await shop.product()).id, (await shop.product()).id]
    await orderProduct(meera, ordered)
    const { feedback } = await say(meera, { rating: 4 })
    const sunita = await shop.staff()
    const { userErrors } = await sunita.mutate('linkFeedback', { id: feedback.id, productId: other })
    expect(userErrors).toMatchObject([{ field: 'productId', code: 'INVALID' }])
    const linked = await sunita.mutate('linkFeedback', { id: feedback.id, productId: ordered })
    expect(linked.feedback).toMatchObject({ product: { id: ordered }, orderedProducts: [{ id: ordered }] })
    expect(await ratingOf(ordered)).toEqual({ average: 4, count: 1 })
    expect(await newestEntry(feedback.id)).toMatchObject({ action: 'feedback.link' })
    await sunita.mutate('linkFeedback', { id: feedback.id, productId: null })
    expect((await ratingOf(ordered)).count).toBe(0)
    expect((await readFeedback(meera, { mine: true })).nodes[0].orderedProducts).toEqual([])
  })
})
