import { describe, expect, test } from 'vitest'
import { say } from '../support/feedback.ts'
import { orderProduct } from '../support/orders.ts'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'
import type { Mutations } from '../__generated__/api.ts'

const shop = await openShop()

const longAgo = '2026-01-01T00:00:00.000Z'

/** When the product last changed, over both transports. */
async function lastUpdated(id: string): Promise<string> {
  const { body } = await shop.guest().rest('GET', `common/get_single_product?productId=${id}`)
  const { data } = await shop.guest().graphql('query ($id: ID!) { product(id: $id) { lastUpdated } }', { id })
  expect(data.product.lastUpdated).toBe(body.product.lastUpdated)
  return body.product.lastUpdated as string
}

const versionOf = async (id: string) =>
  (await shop.db.product.findUniqueOrThrow({ where: { id }, select: { version: true } })).version

/** Whether `change` is reported as a change of the product. */
async function updates(id: string, change: () => Promise<unknown>): Promise<boolean> {
  await shop.db
    .$executeRaw`UPDATE "products" SET "lastUpdated" = ${longAgo}::timestamptz WHERE "id" = ${id}::uuid`
  expect(await lastUpdated(id)).toBe(longAgo)
  await change()
  return (await lastUpdated(id)) !== longAgo
}

describe('lastUpdated changes, over both transports, with', () => {
  test('a sale and its cancellation', async () => {
    const meera = await shop.shopper('Meera')
    const { id } = await shop.product()
    let orderId = ''
    expect(await updates(id, async () => (orderId = (await orderProduct(meera, id)).id))).toBe(true)
    expect(await updates(id, () => meera.mutate('cancelOrder', { id: orderId }))).toBe(true)
  })

  test('a rating that is added, changed, hidden, shown again or deleted', async () => {
    const meera = await shop.shopper('Meera')
    const { id: productId } = await shop.product()
    await orderProduct(meera, productId)
    let id = ''
    const rate = async () => (id = (await say(meera, { rating: 4, productId })).feedback.id)
    expect(await updates(productId, rate)).toBe(true)
    const changed = (by: ApiClient, name: keyof Mutations, input: object = {}) =>
      updates(productId, () => by.mutate(name, { id, ...input }))
    expect(await changed(meera, 'updateFeedback', { rating: 2 })).toBe(true)
    const owner = await shop.admin()
    expect(await updates(productId, () => owner.mutate('hideFeedback', { id, reason: 'Spam' }))).toBe(true)
    expect(await updates(productId, () => owner.mutate('showFeedback', { id }))).toBe(true)
    expect(await changed(meera, 'deleteFeedback')).toBe(true)
  })
})

test('a rating doesn’t change the product’s version, so that an edit under way can be saved', async () => {
  const meera = await shop.shopper('Meera')
  const { id: productId } = await shop.product()
  await orderProduct(meera, productId)
  const before = await versionOf(productId)
  await say(meera, { rating: 4, productId })
  expect(await versionOf(productId)).toBe(before)
})
