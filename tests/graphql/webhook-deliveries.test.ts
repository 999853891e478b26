import { afterAll, describe, expect, test } from 'vitest'
import { compactEntityChanges } from '../../server/platform/database/entity-changes.ts'
import { connect } from '../../server/platform/database/client.ts'
import type { Json } from '../support/api-client.ts'
import { openMailServer } from '../support/mail-server.ts'
import { openShop } from '../support/shop.ts'
import { addWebhook, deliveriesOf, readWebhook, startReceiver, withReceivers } from '../support/webhooks.ts'

const mailServer = await openMailServer()
const shop = await openShop({
  env: {
    ...withReceivers,
    SMTP_URL: mailServer.url,
    MAIL_FROM: 'orders@shop.example',
    PUBLIC_URL: 'https://shop.example',
  },
})
const connection = connect(shop.addresses)
const open: (() => Promise<void>)[] = [connection.close, mailServer.close]
afterAll(async () => {
  for (const close of open) await close()
})

const products = [
  'PRODUCT_CREATED' as const,
  'PRODUCT_UPDATED' as const,
  'PRODUCT_DELETED' as const,
  'STOCK_UPDATED' as const,
]
const hourSeconds = 60 * 60

/** A webhook with a receiver of its own. */
async function follow({ topics = products, scopes = ['READ_CATALOGUE' as const], query }: Json = {}) {
  const receiver = await startReceiver()
  open.push(receiver.close)
  const added = await addWebhook(shop, { scopes, url: receiver.url, topics, ...(query && { query }) })
  return { ...added, receiver, id: added.webhook.id as string }
}
type Followed = Awaited<ReturnType<typeof follow>>

const typesOf = ({ receiver }: Followed, subject?: string) =>
  receiver.requests.filter(({ body }) => !subject || body.data.id === subject).map(({ body }) => body.type)
const update = async (id: string, fields: Json) =>
  (await (await shop.admin()).mutate('updateProduct', { id, ...fields })).userErrors

describe('a webhook is notified', () => {
  test('of a product that is added, restocked, changed and deleted, each once and in this order', async () => {
    const followed = await follow()
    const { id } = await shop.product({ readyMadePrice: 250_000, quantityInStock: 3 })
    await shop.sendWebhooks()
    expect(typesOf(followed, id)).toEqual(['product.created'])
    await update(id, { quantityInStock: 9 })
    await shop.sendWebhooks()
    expect(typesOf(followed, id).slice(1).sort()).toEqual(['product.updated', 'stock.updated'])
    await update(id, { productName: 'Renamed' })
    await shop.sendWebhooks()
    expect(typesOf(followed, id).slice(3)).toEqual(['product.updated'])
    await (await shop.admin()).mutate('deleteProduct', { id })
    await shop.sendWebhooks()
    expect(typesOf(followed, id).slice(4)).toEqual(['product.deleted'])
    const ids = followed.receiver.requests.map((request) => request.id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('of what it asks for only, and never of what was before it', async () => {
    await shop.product()
    const followed = await follow({ topics: ['STOCK_UPDATED' as const] })
    const { id } = await shop.product({ quantityInStock: 3 })
    await update(id, { productName: 'Renamed' })
    await shop.sendWebhooks()
    expect(followed.receiver.requests).toEqual([])
    await update(id, { quantityInStock: 4 })
    await shop.sendWebhooks()
    expect(typesOf(followed)).toEqual(['stock.updated'])
  })

  test('of customers, of those who were merged as deleted, and not of programs and the shop’s people', async () => {
    const topics = ['CUSTOMER_CREATED' as const, 'CUSTOMER_UPDATED' as const, 'CUSTOMER_DELETED' as const]
    const followed = await follow({ topics, scopes: ['READ_CUSTOMERS' as const] })
    const other = await follow()
    const { id } = await shop.shopper('Asha')
    await shop.sendWebhooks()
    expect(typesOf(followed, id)).toEqual(['customer.created'])
    await shop.db.user.update({ where: { id }, data: { name: 'Asha Rao' } })
    await shop.sendWebhooks()
    expect(typesOf(followed, id)).toEqual(['customer.created', 'customer.updated'])
    await shop.db.user.delete({ where: { id } })
    await shop.sendWebhooks()
    expect(typesOf(followed, id).at(-1)).toBe('customer.deleted')
    expect(typesOf(followed, other.apiClient.id)).toEqual([])
    const rekha = await shop.staff('Rekha')
    await shop.db.user.update({ where: { id: rekha.id }, data: { name: 'Rekha Rao' } })
    await shop.sendWebhooks()
    expect(typesOf(followed, rekha.id)).toEqual([])
  })

  test('with what its query returns to its client at that moment', async () => {
    const query = 'query ($id: ID!) { product(id: $id) { id productName externalRef } }'
    const followed = await follow({ query })
    const product = await shop.product({ productName: 'First', externalRef: 'ERP-7' })
    await shop.sendWebhooks()
    expect(followed.receiver.requests.at(-1)!.body.data).toEqual({
      id: product.id,
      result: { product: { id: product.id, productName: 'First', externalRef: 'ERP-7' } },
    })
    await update(product.id, { productName: 'Second' })
    await update(product.id, { productName: 'Last' })
    await shop.sendWebhooks()
    const names = followed.receiver.requests.map(({ body }) => body.data.result.product.productName)
    expect(names).toEqual(['First', 'Last'])
    await (await shop.admin()).mutate('deleteProduct', { id: product.id })
    await shop.sendWebhooks()
    expect(followed.receiver.requests.at(-1)!.body.data).toEqual({ id: product.id, result: null })
  })

  test('not of what its client may no longer read', async () => {
    const followed = await follow({
      topics: ['CUSTOMER_CREATED' as const],
      scopes: ['READ_CUSTOMERS' as const, 'READ_CATALOGUE' as const],
    })
    await shop.db.apiClient.update({
      where: { id: followed.apiClient.id },
      data: { scopes: ['READ_CATALOGUE', 'MANAGE_WEBHOOKS'] },
    })
    await shop.shopper('Meera')
    await shop.sendWebhooks()
    expect(followed.receiver.requests).toEqual([])
    await shop.db.apiClient.update({ where: { id: followed.apiClient.id }, data: { revokedAt: shop.now() } })
  })

  test('after it was switched off of what was changed meanwhile, also after entries were merged', async () => {
    const followed = await follow()
    const { id, program } = followed
    const input = { id, url: followed.receiver.url, topics: products }
    await program.mutate('saveWebhook', { ...input, version: 1, isEnabled: false })
    const product = await shop.product({ quantityInStock: 1 })
    await update(product.id, { quantityInStock: 2 })
    await shop.db.$executeRaw`UPDATE "entity_changes" SET "at" = "at" - interval '2 hours'`
    await compactEntityChanges(connection.checks)
    await shop.sendWebhooks()
    expect(followed.receiver.requests).toEqual([])
    await program.mutate('saveWebhook', { ...input, version: 2 })
    await shop.sendWebhooks()
    expect(typesOf(followed, product.id)[0]).toBe('product.created')
    expect(typesOf(followed, product.id).slice(1).sort()).toEqual(['product.updated', 'stock.updated'])
  })
})

describe('a failed delivery', () => {
  test('is repeated with the same id, and what follows of its entity waits for it', async () => {
    const followed = await follow()
    const { receiver, program, id } = followed
    receiver.respond = () => 503
    const product = await shop.product({ quantityInStock: 1 })
    await shop.sendWebhooks()
    await update(product.id, { quantityInStock: 2 })
    const other = await shop.product()
    await shop.sendWebhooks()
    expect(typesOf(followed)).toEqual(['product.created', 'product.created'])
    const [failed] = (await deliveriesOf(program, id))
      .filter(({ subjectId }) => subjectId === product.id)
      .slice(-1)
    expect(failed).toMatchObject({
      status: 'QUEUED',
      attempts: 1,
      responseStatus: 503,
      responseBody: 'status 503',
      error: 'The receiver responded with status 503.',
      nextAttemptAt: expect.any(String),
    })
    receiver.respond = () => 204
    shop.passTime(10)
    await shop.sendWebhooks()
    const ofProduct = receiver.requests.filter(({ body }) => body.data.id === product.id)
    expect(ofProduct[1]!.id).toBe(ofProduct[0]!.id)
    expect(ofProduct.map(({ body }) => body.type).slice(0, 2)).toEqual(['product.created', 'product.created'])
    expect(
      ofProduct
        .slice(2)
        .map(({ body }) => body.type)
        .sort(),
    ).toEqual(['product.updated', 'stock.updated'])
    expect(typesOf(followed, other.id)).toEqual(['product.created', 'product.created'])
  })

  test('is not sent to where a redirect leads', async () => {
    const followed = await follow()
    followed.receiver.respond = () => 307
    await shop.product()
    await shop.sendWebhooks()
    expect(followed.receiver.requests.map(({ path }) => path)).toEqual(['/'])
    expect(await deliveriesOf(followed.program, followed.id)).toMatchObject([
      { status: 'QUEUED', responseStatus: 307 },
    ])
    await followed.program.mutate('deleteWebhook', { id: followed.id })
  })

  test('is given up after a day; the webhook is switched off, and the owner is written to', async () => {
    const owner = await shop.admin()
    const followed = await follow()
    const { receiver, program, id } = followed
    receiver.respond = () => 500
    await shop.product()
    await shop.sendWebhooks()
    expect((await readWebhook(program, id)).failingSince).not.toBeNull()
    // The pauses vary, and each lasts at least until the next hour here.
    for (let hour = 0; hour < 40; hour++) {
      shop.passTime(hourSeconds)
      await shop.sendWebhooks()
    }
    const webhook = await readWebhook(owner, id)
    expect(webhook).toMatchObject({ disabledBecause: 'FAILING', disabledAt: expect.any(String) })
    await shop.product()
    receiver.requests.length = 0
    await shop.sendWebhooks()
    expect(receiver.requests).toEqual([])
    await shop.runJobs()
    const mails = mailServer.mails.filter(
      ({ to, subject }) => to.includes(owner.email) && subject.includes('a webhook of'),
    )
    expect(mails).toHaveLength(1)
    const notes = await shop.db.auditEntry.findMany({ where: { entityId: id, action: 'webhook.disable' } })
    expect(notes).toMatchObject([{ actorName: 'The shop' }])
    // Switched on again, it gets what it has missed.
    receiver.respond = () => 200
    await program.mutate('saveWebhook', { id, version: webhook.version, url: receiver.url, topics: products })
    await shop.sendWebhooks()
    expect(new Set(typesOf(followed))).toEqual(new Set(['product.created']))
    expect((await readWebhook(program, id)).failingSince).toBeNull()
  })

  test('whose receiver is gone switches the webhook off at once', async () => {
    const { receiver, program, id } = await follow()
    receiver.respond = () => 410
    await shop.product()
    await shop.sendWebhooks()
    expect(await readWebhook(program, id)).toMatchObject({ disabledBecause: 'GONE' })
  })
})

describe('a replay', () => {
  test('sends one delivery again, with its id', async () => {
    const { receiver, program, id } = await follow()
    await shop.product()
    await shop.sendWebhooks()
    const [delivery] = await deliveriesOf(program, id)
    const replay = await program.mutate(
      'replayWebhookDelivery',
      { id: delivery!.id },
      'delivery { status attempts }',
    )
    expect(replay.delivery).toEqual({ status: 'QUEUED', attempts: 0 })
    await shop.sendWebhooks()
    expect(receiver.requests.map((request) => request.id)).toEqual([delivery!.id, delivery!.id])
  })

  test('sends all since a time again, in their order', async () => {
    const { receiver, program, id } = await follow({ topics: ['PRODUCT_CREATED', 'PRODUCT_UPDATED'] })
    const product = await shop.product()
    await shop.sendWebhooks()
    await update(product.id, { productName: 'Renamed' })
    await shop.sendWebhooks()
    const before = receiver.requests.map((request) => request.id)
    const since = new Date(Date.now() - hourSeconds * 1000).toISOString()
    const { replayed } = await program.mutate('replayWebhookDeliveries', { webhookId: id, since })
    expect(replayed).toBe(2)
    await shop.sendWebhooks()
    expect(receiver.requests.map((request) => request.id)).toEqual([...before, ...before])
    const old = { webhookId: id, since: '2020-01-01T00:00:00.000Z' }
    const refused = await program.mutate('replayWebhookDeliveries', old)
    expect(refused.userErrors).toMatchObject([{ field: 'since' }])
  })
})
