import { setTimeout as delay } from 'node:timers/promises'
import { followWriters } from '../support/followers.ts'
import { seconds } from './faults.ts'
import type { FaultyShop } from './faulty-shop.ts'

const writers = 50
const writingMs = 60_000
const pauseMs = 500

export const followers = [
  {
    key: 'followers',
    name: `${writers} writers for a minute, while three programs follow the catalogue; the webhook’s receiver refuses a third and restarts three times`,
    promise: 'afterwards all three have the shop’s catalogue',
    measure,
  },
]

async function measure(shop: FaultyShop): Promise<string> {
  const [owner] = await shop.owners(1)
  const startedAt = performance.now()
  let settledMs = 0
  const { catalogue, copies, ...metrics } = await followWriters(
    {
      owner: owner!,
      catalogue: async () =>
        (await shop.db.product.findMany({ select: { id: true, quantityInStock: true } })).map(
          ({ id, quantityInStock }) => [id, quantityInStock],
        ),
      settle: async (webhookId, sendAgain) => {
        const settlingAt = performance.now()
        // Long enough for the last changes to be queued.
        await delay(5_000)
        const unfinished = () =>
          shop.db.webhookDelivery.findMany({
            where: { webhookId, status: { in: ['QUEUED', 'SENDING'] } },
            select: { id: true, nextAttemptAt: true },
          })
        // What was refused several times waits for up to half a day: its pauses are cut short.
        for (let waiting = await unfinished(); waiting.length > 0; waiting = await unfinished()) {
          const soon = Date.now() + pauseMs
          for (const { id, nextAttemptAt } of waiting) if (nextAttemptAt.getTime() > soon) await sendAgain(id)
          await delay(pauseMs)
        }
        settledMs = performance.now() - settlingAt
      },
    },
    { writers, writeWhile: () => performance.now() - startedAt < writingMs, restarts: 3 },
  )
  const truth = JSON.stringify(catalogue)
  const wrong = Object.entries(copies).filter(([, copy]) => JSON.stringify(copy) !== truth)
  if (wrong.length > 0) throw new Error(`Not the catalogue: ${wrong.map(([name]) => name).join(', ')}`)
  return [
    `${metrics.writes} writes, ${catalogue.length} products at the end: all three are equal`,
    `the receiver got ${metrics.received} requests and refused ${metrics.refused}`,
    `the last was accepted ${seconds(settledMs)} after the last write`,
    `${metrics.pages} pages were read meanwhile`,
  ].join('; ')
}
