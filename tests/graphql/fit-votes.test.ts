import { describe, expect, test } from 'vitest'
import type { ApiClient, Input, Json } from '../support/api-client.ts'
import { say } from '../support/feedback.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const owner = await shop.admin()
const sizes = ['S', 'M'].map((label) => ({ label, chest: 36, quantityInStock: 50 }))
const newDress = () => shop.product({ category: 'DRESS', quantityInStock: 100, sizes })

const order = (who: ApiClient, productId: string) =>
  orderProduct(who, '', { cartItems: [{ productId, productType: 'READYMADE', size: 'M' }] })

/** A shopper to whom a piece of the design was delivered. */
async function buyerOf(productId: string) {
  const buyer = await shop.shopper('Meera')
  await moveAlong(owner, (await order(buyer, productId)).id, 'CONFIRMED', 'READY', 'DISPATCHED', 'DELIVERED')
  return buyer
}

const votesOf = async (id: string): Promise<Json> =>
  (
    await shop
      .guest()
      .graphql('query ($id: ID!) { product(id: $id) { fitVotes { runsSmall trueToSize runsLarge } } }', {
        id,
      })
  ).data.product.fitVotes

const vote = (who: ApiClient, input: Partial<Input<'addFeedback'>>) =>
  who.mutate('addFeedback', { rating: 4, comments: 'Lovely', ...input }, 'feedback { id fit }')

describe('how a design fits', () => {
  test('is said with feedback by those to whom it was delivered, and counted by the latest answer of each', async () => {
    const { id: productId } = await newDress()
    const [meera, asha] = [await buyerOf(productId), await buyerOf(productId)]
    await vote(meera, { productId, fit: 'RUNS_SMALL' })
    const { feedback, userErrors } = await vote(meera, { productId, fit: 'RUNS_LARGE' })
    expect([feedback?.fit, userErrors]).toEqual(['RUNS_LARGE', []])
    await vote(asha, { productId, fit: 'TRUE_TO_SIZE' })
    await vote(asha, { productId })
    expect(await votesOf(productId)).toEqual({ runsSmall: 0, trueToSize: 1, runsLarge: 1 })
    expect(await votesOf((await newDress()).id)).toEqual({ runsSmall: 0, trueToSize: 0, runsLarge: 0 })
  })

  test('is not said before the delivery, without a design, or in other words', async () => {
    const { id: productId } = await newDress()
    const meera = await shop.shopper('Meera')
    await order(meera, productId)
    expect((await vote(meera, { productId, fit: 'RUNS_SMALL' })).userErrors).toMatchObject([
      { field: 'fit', code: 'INVALID', message: 'Say how it fits once it is delivered to you.' },
    ])
    expect((await vote(meera, { fit: 'RUNS_SMALL' })).userErrors).toMatchObject([{ field: 'fit' }])
    const { body } = await meera.rest('POST', 'feedback/add', {
      rating: 4,
      comments: 'Lovely',
      productId,
      fit: 'tight',
    })
    expect(body).toMatchObject({ success: false, field: 'fit' })
    expect(await votesOf(productId)).toEqual({ runsSmall: 0, trueToSize: 0, runsLarge: 0 })
  })

  test('is changed and taken back by its author, over GraphQL and REST', async () => {
    const { id: productId } = await newDress()
    const meera = await buyerOf(productId)
    const { feedback } = await vote(meera, { productId, fit: 'RUNS_SMALL' })
    const { id } = feedback
    const { body } = await meera.rest('POST', 'feedback/update', { feedbackId: id, fit: 'TRUE_TO_SIZE' })
    expect(body.feedback).toMatchObject({ productId, fit: 'TRUE_TO_SIZE' })
    expect(await votesOf(productId)).toMatchObject({ runsSmall: 0, trueToSize: 1 })
    await meera.mutateOrThrow('updateFeedback', { id, productId: null })
    expect(await votesOf(productId)).toMatchObject({ trueToSize: 0 })
    await meera.mutateOrThrow('updateFeedback', { id, productId, fit: 'RUNS_LARGE' })
    await meera.mutateOrThrow('updateFeedback', { id, fit: null })
    expect(await votesOf(productId)).toEqual({ runsSmall: 0, trueToSize: 0, runsLarge: 0 })
  })

  test('doesn’t count in hidden feedback, and not for a design that the shop links instead', async () => {
    const { id: productId } = await newDress()
    const meera = await buyerOf(productId)
    const { feedback } = await vote(meera, { productId, fit: 'RUNS_SMALL' })
    const { id } = feedback
    await owner.mutateOrThrow('hideFeedback', { id, reason: 'Rude' })
    expect(await votesOf(productId)).toMatchObject({ runsSmall: 0 })
    await owner.mutateOrThrow('showFeedback', { id })
    expect(await votesOf(productId)).toMatchObject({ runsSmall: 1 })
    const { id: other } = await newDress()
    await order(meera, other)
    await owner.mutateOrThrow('linkFeedback', { id, productId: other })
    expect([(await votesOf(productId))['runsSmall'], (await votesOf(other))['runsSmall']]).toEqual([0, 0])
  })

  test('is changed by nobody else', async () => {
    const { id: productId } = await newDress()
    const { feedback } = await say(await buyerOf(productId), { productId, fit: 'TRUE_TO_SIZE' })
    for (const stranger of [await shop.shopper('Asha'), owner]) {
      const { errors } = await stranger.mutate('updateFeedback', { id: feedback.id, fit: 'RUNS_SMALL' })
      expect(errors?.[0]?.extensions?.['code']).toBe('FORBIDDEN')
    }
    expect(await votesOf(productId)).toMatchObject({ trueToSize: 1, runsSmall: 0 })
  })
})
