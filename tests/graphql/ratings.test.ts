import { describe, expect, test } from 'vitest'
import { findFeedback, say } from '../support/feedback.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { Json, ApiClient } from '../support/api-client.ts'
import type { CartProductType } from '../__generated__/api.ts'

const shop = await openShop()

const nobodysId = '6f1c0c2e-7a0a-4b7e-9a52-0c9a4f1d2b3c'
const asOrdered = [['ready-made', 'READYMADE'] as const, ['stitched to measure', 'TAILOR'] as const]
const order = (who: ApiClient, productId: string, productType: CartProductType = 'READYMADE') =>
  orderProduct(who, productId, { cartItems: [{ productId, productType }] })
const ratingOf = async (who: ApiClient, id: string): Promise<Json> =>
  (
    await who.graphql('query ($id: ID!) { product(id: $id) { rating { average count } viewerCanRate } }', {
      id,
    })
  ).data.product
const refused = { feedback: null, userErrors: [{ field: 'productId', code: 'INVALID' }] }

describe('a shopper rates', () => {
  test.each(asOrdered)('an ordered design %s', async (_how, productType) => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await order(meera, id, productType)
    expect((await ratingOf(meera, id)).viewerCanRate).toBe(true)
    const { feedback, userErrors } = await say(meera, { rating: 4, productId: id })
    expect(userErrors).toEqual([])
    expect(feedback.product).toEqual({ id })
    expect((await ratingOf(shop.guest(), id)).rating).toEqual({ average: 4, count: 1 })
  })

  test('a design, and its average is that of all ratings', async () => {
    const { id } = await shop.product()
    for (const rating of [5, 4, 4]) {
      const buyer = await shop.shopper('Buyer')
      await order(buyer, id)
      await say(buyer, { rating, productId: id })
    }
    expect((await ratingOf(shop.guest(), id)).rating).toEqual({ average: 4.3, count: 3 })
  })

  test('a design afterwards, another one, or none again', async () => {
    const meera = await shop.shopper('Meera')
    const [first, second] = [(await shop.product()).id, (await shop.product()).id]
    await order(meera, first)
    await order(meera, second)
    const { feedback } = await say(meera, { rating: 2 })
    const name = (productId: string | null) => meera.mutate('updateFeedback', { id: feedback.id, productId })
    const counts = async () =>
      Promise.all([first, second].map(async (id) => (await ratingOf(meera, id)).rating.count))
    expect((await name(first)).feedback.product).toEqual({ id: first })
    expect(await counts()).toEqual([1, 0])
    expect((await name(second)).feedback.product).toEqual({ id: second })
    expect(await counts()).toEqual([0, 1])
    // Fields that aren't given stay.
    await meera.mutate('updateFeedback', { id: feedback.id, comments: 'Changed' })
    expect(await counts()).toEqual([0, 1])
    expect((await name(null)).feedback.product).toBeNull()
    expect(await counts()).toEqual([0, 0])
  })

  test('no design that they haven’t ordered, though another user did', async () => {
    const [meera, asha] = [await shop.shopper('Meera'), await shop.shopper('Asha')]
    const { id } = await shop.product()
    await order(asha, id)
    expect((await ratingOf(meera, id)).viewerCanRate).toBe(false)
    expect(await say(meera, { productId: id })).toMatchObject(refused)
    const { feedback } = await say(meera)
    expect(await meera.mutate('updateFeedback', { id: feedback.id, rating: 1, productId: id })).toMatchObject(
      refused,
    )
    expect(await findFeedback(meera, feedback.id)).toMatchObject({ rating: 5, product: null })
    expect((await ratingOf(meera, id)).rating).toEqual({ average: null, count: 0 })
  })

  test.each(['', 'x', "' OR 1=1--", 'a\0b', nobodysId])('no design of the id %j', async (productId) => {
    expect(await say(await shop.shopper('Meera'), { productId })).toMatchObject(refused)
  })

  test('with a text that stays when the design is deleted', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    await order(meera, id)
    const { feedback } = await say(meera, { productId: id })
    await (await shop.admin()).mutate('deleteProduct', { id })
    expect(await findFeedback(meera, feedback.id)).toMatchObject({
      comments: feedback.comments,
      product: null,
    })
    expect(await meera.mutate('updateFeedback', { id: feedback.id, productId: id })).toMatchObject(refused)
  })
})

test('a design is new for 60 days', async () => {
  const { id } = await shop.product()
  const isNew = async () =>
    (await shop.guest().graphql('query ($id: ID!) { product(id: $id) { isNew } }', { id })).data.product.isNew
  expect(await isNew()).toBe(true)
  const daysAgo = (days: number) => new Date(Date.now() - days * 24 * 60 * 60 * 1000)
  await shop.db.product.update({ where: { id }, data: { dateAdded: daysAgo(59.9) } })
  expect(await isNew()).toBe(true)
  await shop.db.product.update({ where: { id }, data: { dateAdded: daysAgo(60.1) } })
  expect(await isNew()).toBe(false)
})

test('an admin rates by own orders like every user, not by being an admin', async () => {
  const owner = await shop.admin()
  const { id } = await shop.product()
  expect((await ratingOf(owner, id)).viewerCanRate).toBe(false)
  expect(await say(owner, { productId: id })).toMatchObject(refused)
})

test('a list tells each viewer which designs they can rate: a guest none', async () => {
  const meera = await shop.shopper('Meera')
  const bought = (await shop.product()).id
  await shop.product()
  await order(meera, bought)
  const list = async (who: ApiClient) =>
    (
      await who.graphql('{ products(first: 100) { edges { node { id viewerCanRate } } } }')
    ).data.products.edges
      .map(({ node }: Json) => node)
      .filter((node: Json) => node.viewerCanRate)
      .map((node: Json) => node.id)
  expect(await list(shop.guest())).toEqual([])
  expect(await list(meera)).toEqual([bought])
})
