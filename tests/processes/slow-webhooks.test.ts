import { afterAll, expect, test } from 'vitest'
import { createOutbound } from '../../server/platform/outbound/outbound.ts'
import { runWebhooks } from '../../server/platform/queue/run-webhooks.ts'
import type { ApiClient } from '../support/api-client.ts'
import { addApiClient } from '../support/api-clients.ts'
import { openShop, type Shop } from '../support/shop.ts'
import { addWebhook, openReceiver, startReceiver, withReceivers } from '../support/webhooks.ts'
import type { ApiScope, WebhookTopic } from '../__generated__/api.ts'

const stops: (() => Promise<void>)[] = []
afterAll(() => Promise.all(stops.map((stop) => stop())))

const topics: WebhookTopic[] = ['PRODUCT_CREATED']
const scopes: ApiScope[] = ['READ_CATALOGUE']

/**
 * A change is sent once every earlier transaction of the database server has ended, also those of other databases: the one in
 * which another test fills its database takes half a minute on a busy machine.
 */
const patience = { timeout: 90_000 }

/** Sends the webhooks of a shop as its process does. */
async function startSending(
  { services }: Shop,
  { timeoutMs, now = services.now }: { timeoutMs: number; now?: () => Date },
) {
  const outbound = createOutbound({ allowsLoopback: true, timeoutMs })
  const noQueries = () => Promise.reject(new Error('no queries here'))
  const { stop } = await runWebhooks({ ...services, outbound, now }, noQueries, false)
  stops.push(stop)
}

/** A receiver whose responses wait until they are released. */
async function openHangingReceiver() {
  const receiver = await startReceiver()
  stops.push(receiver.close)
  let release = () => {}
  const released = new Promise<number>((resolve) => (release = () => resolve(200)))
  receiver.respond = () => released
  return { receiver, release: () => release() }
}

const unfinishedOf = (shop: Shop, webhookId: string) =>
  shop.db.webhookDelivery.groupBy({ by: ['status'], where: { webhookId }, _count: true })

test(
  'a receiver that hangs delays neither the changes nor the deliveries to others',
  { timeout: 300_000 },
  async () => {
    const shop = await openShop({ env: withReceivers })
    const hanging = await openHangingReceiver()
    const fast = await openReceiver()
    const { webhook } = await addWebhook(shop, { scopes, url: hanging.receiver.url, topics })
    await addWebhook(shop, { scopes, url: fast.url, topics })
    // The clock stands still, so that no attempt is taken over as abandoned.
    const startedAt = shop.now()
    await startSending(shop, { timeoutMs: 290_000, now: () => startedAt })
    const first = await shop.product()
    await expect.poll(() => hanging.receiver.requests.length, patience).toBe(1)

    // Every change is saved, and every one is sent to the other, while not one request has been answered here.
    const ids = [first.id]
    for (let index = 0; index < 20; index++) ids.push((await shop.product()).id)
    const received = () => fast.requests.map(({ body }) => body.data.id as string).sort()
    await expect.poll(received, patience).toEqual(ids.toSorted())
    await expect.poll(() => hanging.receiver.requests.length, patience).toBe(4)
    expect((await unfinishedOf(shop, webhook.id)).sort((a, b) => a._count - b._count)).toEqual([
      { status: 'SENDING', _count: 4 },
      { status: 'QUEUED', _count: 17 },
    ])

    hanging.release()
    await expect
      .poll(() => unfinishedOf(shop, webhook.id), patience)
      .toEqual([{ status: 'DELIVERED', _count: 21 }])
  },
)

test(
  'many receivers that hang until the timeout leave room for the others',
  { timeout: 300_000 },
  async () => {
    const shop = await openShop({ env: withReceivers })
    const dead = await startReceiver()
    stops.push(dead.close)
    dead.respond = () => 'hang'
    const fast = await openReceiver()
    // With four requests each, they would take up all that a process sends at a time.
    for (let index = 0; index < 3; index++) {
      const { program } = await addApiClient(shop, [...scopes, 'MANAGE_WEBHOOKS'])
      await addWebhooks(program, dead.url, 10)
    }
    await addWebhook(shop, { scopes, url: fast.url, topics })
    await startSending(shop, { timeoutMs: 1_000 })
    await shop.product()
    // Each has timed out once.
    const failing = () => shop.db.webhook.count({ where: { failingSince: { not: null } } })
    await expect.poll(failing, patience).toBe(30)
    const sending = () => shop.db.webhookDelivery.count({ where: { status: 'SENDING' } })
    await expect.poll(sending, patience).toBe(0)

    let most = 0
    dead.respond = async (): Promise<'hang'> => {
      most = Math.max(most, await sending())
      return 'hang'
    }
    for (let index = 0; index < 10; index++) await shop.product()
    await expect.poll(() => fast.requests.length, patience).toBe(11)
    await expect.poll(() => dead.requests.length, patience).toBeGreaterThan(60)
    // One of each that hangs, and at most four to the other.
    expect(most).toBeLessThanOrEqual(34)
  },
)

async function addWebhooks(program: ApiClient, url: string, count: number) {
  for (let index = 0; index < count; index++)
    expect((await program.mutate('saveWebhook', { url, topics })).userErrors).toEqual([])
}
