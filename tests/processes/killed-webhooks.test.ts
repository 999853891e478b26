import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { afterAll, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { environmentOf } from '../support/database.ts'
import { jwtSecret, openShop } from '../support/shop.ts'
import { addWebhook, openReceiver, withReceivers } from '../support/webhooks.ts'

const shop = await openShop({ env: withReceivers })
const receiver = await openReceiver()
const senders: ChildProcess[] = []
afterAll(() => {
  for (const sender of senders) sender.kill('SIGKILL')
})

const total = 60

/** A process that sends webhooks. */
function startSender(): ChildProcess {
  const sender = spawn(process.execPath, ['--import', 'tsx', fromRoot('tests/support/webhook-sender.ts')], {
    env: { ...process.env, ...withReceivers, ...environmentOf(shop.addresses), JWT_SECRET: jwtSecret },
    stdio: 'ignore',
  })
  senders.push(sender)
  return sender
}

test(
  'kill -9 while webhooks are sent loses none, and repeats have the same id',
  { timeout: 240_000 },
  async () => {
    await addWebhook(shop, { scopes: ['READ_CATALOGUE'], url: receiver.url, topics: ['PRODUCT_CREATED'] })
    const products = []
    for (let index = 0; index < total; index++) products.push(await shop.product())
    const first = startSender()
    // The receiver has accepted the thirtieth delivery, and the process ends before it hears of it.
    receiver.respond = () => {
      if (receiver.requests.length === 30) first.kill('SIGKILL')
      return 200
    }
    await once(first, 'exit')
    receiver.respond = () => 200
    startSender()
    const delivered = () => shop.db.webhookDelivery.count({ where: { status: 'DELIVERED' } })
    await expect.poll(delivered, { timeout: 200_000 }).toBe(total)

    const byId = new Map(receiver.requests.map(({ id, body }) => [id, body.data.id as string]))
    expect([...byId.values()].sort()).toEqual(products.map(({ id }) => id).sort())
    // At most the deliveries that were being sent at that moment, four at a time.
    expect(receiver.requests.length - total).toBeLessThanOrEqual(4)
  },
)
