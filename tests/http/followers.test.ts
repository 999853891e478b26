import { expect, test } from 'vitest'
import { followWriters } from '../support/followers.ts'
import { openShop } from '../support/shop.ts'
import { withReceivers } from '../support/webhooks.ts'

const shop = await openShop({ env: withReceivers })

test(
  'the feed, a webhook and paging lead to the catalogue while many write',
  { timeout: 300_000 },
  async () => {
    let isWriting = true
    const sending = (async () => {
      while (isWriting) await shop.sendWebhooks()
    })()
    const unfinished = () =>
      shop.db.webhookDelivery.count({ where: { status: { in: ['QUEUED', 'SENDING'] } } })
    const followed = await followWriters(
      {
        owner: await shop.admin(),
        catalogue: async () =>
          (await shop.db.product.findMany({ select: { id: true, quantityInStock: true } })).map(
            ({ id, quantityInStock }) => [id, quantityInStock],
          ),
        settle: async () => {
          isWriting = false
          await sending
          await shop.sendWebhooks()
          while ((await unfinished()) > 0) {
            shop.passTime(600)
            await shop.sendWebhooks()
          }
        },
      },
      { writers: 6, writeWhile: (made) => made < 32, restarts: 1 },
    )
    expect(followed).toMatchObject({ writes: 6 * 32, restarts: 1 })
    expect(followed.refused).toBeGreaterThan(0)
    const { catalogue, copies } = followed
    expect(copies).toEqual({ feed: catalogue, webhook: catalogue, paging: catalogue })
  },
)
