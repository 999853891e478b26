import { describe, expect, test } from 'vitest'
import type { ApiClient, Input } from '../support/api-client.ts'
import { moveAlong } from '../support/order-changes.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import { style } from '../support/styles.ts'

const shop = await openShop()
const owner = await shop.admin()
const newBlouse = () => shop.product({ category: 'BLOUSE', tailorPrice: 1_000_00, readyMadePrice: 900_00 })

const order = (who: ApiClient, productId: string, fields: object = { style }) =>
  orderProduct(who, productId, {
    orderType: 'TAILOR',
    cartItems: [{ productId, productType: 'TAILOR', measurements: { blouse: { chest: 92 } }, ...fields }],
  })

const deliver = ({ id }: { id: string }) =>
  moveAlong(owner, id, 'CONFIRMED', 'STITCHING', 'READY', 'DELIVERED')

/** A shopper to whom the design was delivered, sewn in a style. */
async function wearerOf(productId: string) {
  const wearer = await shop.shopper('Meera')
  await deliver(await order(wearer, productId))
  return wearer
}

const say = (who: ApiClient, input: Partial<Input<'addFeedback'>>) =>
  who.mutate('addFeedback', { rating: 4, comments: 'Lovely', ...input }, 'feedback { id asDrawn }')

const seenBy = async (who: ApiClient, id: string) => {
  const document = '{ feedback(first: 50) { edges { node { id asDrawn } } } }'
  const { data } = await who.graphql(document)
  const nodes = data.feedback.edges.map(({ node }: { node: object }) => node) as {
    id: string
    asDrawn: string
  }[]
  return nodes.find((node) => node.id === id)?.asDrawn
}

describe('whether it was sewn as drawn', () => {
  test('is said of a design that was delivered in a style; its author and the shop read it', async () => {
    const { id: productId } = await newBlouse()
    const meera = await wearerOf(productId)
    const { feedback, userErrors } = await say(meera, { productId, asDrawn: 'PARTLY' })
    expect([feedback?.asDrawn, userErrors]).toEqual(['PARTLY', []])
    const { id } = feedback
    expect(await Promise.all([meera, owner, shop.guest()].map((who) => seenBy(who, id)))).toEqual([
      'PARTLY',
      'PARTLY',
      null,
    ])
    await meera.mutateOrThrow('updateFeedback', { id, asDrawn: null })
    expect(await seenBy(owner, id)).toBeNull()
  })

  test('is not said before the delivery, of a ready-made piece, of one without a style, or without a design', async () => {
    const { id: productId } = await newBlouse()
    const refused = async (who: ApiClient, input: Partial<Input<'addFeedback'>> = { productId }) =>
      (await say(who, { ...input, asDrawn: 'YES' })).userErrors
    const early = await shop.shopper('Asha')
    await order(early, productId)
    expect(await refused(early)).toMatchObject([
      {
        field: 'asDrawn',
        code: 'INVALID',
        message: 'Say whether it was sewn as drawn once a design in your style is delivered to you.',
      },
    ])
    const readyMade = await shop.shopper('Ritu')
    await moveAlong(owner, (await orderProduct(readyMade, productId)).id, 'CONFIRMED', 'READY', 'DELIVERED')
    expect(await refused(readyMade)).toMatchObject([{ field: 'asDrawn' }])
    const plain = await shop.shopper('Zoya')
    await deliver(await order(plain, productId, {}))
    expect(await refused(plain)).toMatchObject([{ field: 'asDrawn' }])
    expect(await refused(plain, {})).toMatchObject([
      { field: 'asDrawn', message: 'Choose the design that was sewn for you.' },
    ])
  })

  test('is forgotten when the feedback names another design', async () => {
    const [{ id: productId }, other] = [await newBlouse(), await newBlouse()]
    const meera = await wearerOf(productId)
    await deliver(await order(meera, other.id, {}))
    const { feedback } = await say(meera, { productId, asDrawn: 'YES' })
    await meera.mutateOrThrow('updateFeedback', { id: feedback.id, productId: other.id })
    expect(await seenBy(owner, feedback.id)).toBeNull()
    await meera.mutateOrThrow('updateFeedback', { id: feedback.id, productId, asDrawn: 'NO' })
    await owner.mutateOrThrow('linkFeedback', { id: feedback.id, productId: other.id })
    expect(await seenBy(owner, feedback.id)).toBeNull()
  })
})
