import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, ApiClient } from '../support/api-client.ts'
import { addToCart, readymade } from '../support/cart.ts'
import type { FaultyShop } from './faulty-shop.ts'
import { memoryOf, percentile } from './probe.ts'

const shoppers = 100
const clients = 16
const calibrationMs = 5_000
const overloadMs = 60_000
/** The shop needs some time to notice an overload. */
const firstMs = 10_000
const factor = 3
const tickMs = 10
/** As browsers' users, clients give up at some time. */
const patienceMs = 10_000
/** Connections that clients hold at once: further requests can't be sent, as from a machine without free ports. */
const maxOpen = 2_000

/** Sends requests at a fixed rate, whether or not earlier ones have been answered, and compares with what was possible. */
export async function overload(shop: FaultyShop): Promise<string> {
  const server = await shop.another()
  try {
    const { id } = await shop.product({ quantityInStock: 1_000_000 })
    const accounts = await shop.shoppers(shoppers, server.url)
    const guest = new ApiClient(server.url, null)
    const request = (n: number) => {
      const shopper = accounts[n % shoppers] as Account
      if (n % 4 === 0) return addToCart(shopper, { ...readymade(id), quantity: 1 })
      if (n % 4 === 1) return guest.rest('GET', 'common/gel_all_product')
      return shopper.graphql('{ cart { itemCount items { quantity product { productName } } } }')
    }
    const capacity = await measureCapacity(request)
    const ownDelay = monitorEventLoopDelay()
    ownDelay.enable()
    const { first, later, outcomes } = await sendAtRate(capacity * factor, request)
    const { now, peak } = await memoryOf(server.pid)
    return [
      `possible ${capacity.toFixed(0)}/s, sent ${(capacity * factor).toFixed(0)}/s`,
      `accepted ${first.length + later.length} (p99 ${p99(later)}, in the first ${firstMs / 1000} s ${p99(first)})`,
      `refused with 503: ${outcomes.get(503) ?? 0}`,
      ...[...outcomes].flatMap(([status, count]) => (status === 503 ? [] : `${status}: ${count}`)),
      `the clients’ own delay p99 ${(ownDelay.percentile(99) / 1e6).toFixed(0)} ms`,
      `memory ${peak.toFixed(0)} MB, at the end ${now.toFixed(0)} MB`,
    ].join('; ')
  } finally {
    await server.stop()
  }
}

const p99 = (times: number[]) => `${percentile(times, 99).toFixed(0)} ms`

type Send = (n: number) => Promise<{ status: number }>

/** Requests a second of clients that wait for each response. */
async function measureCapacity(send: Send): Promise<number> {
  const until = performance.now() + calibrationMs
  let sent = 0
  await Promise.all(
    Array.from({ length: clients }, async () => {
      while (performance.now() < until) await send(sent++)
    }),
  )
  return sent / (calibrationMs / 1000)
}

async function sendAtRate(perSecond: number, send: Send) {
  // How long accepted requests took: those sent before the shop noticed the overload, and later ones.
  const first: number[] = []
  const later: number[] = []
  const open = new Set<Promise<void>>()
  const outcomes = new Map<number | 'broken' | 'late' | 'unsent', number>()
  let sent = 0
  const startedAt = performance.now()
  const sendOne = async (n: number) => {
    const sentAt = performance.now()
    const status = await Promise.race([
      send(n).then(
        (answer) => answer.status,
        () => 'broken' as const,
      ),
      delay(patienceMs, 'late' as const, { ref: false }),
    ])
    if (status === 200) (sentAt - startedAt < firstMs ? first : later).push(performance.now() - sentAt)
    else outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
  }
  while (performance.now() - startedAt < overloadMs) {
    const due = ((performance.now() - startedAt) / 1000) * perSecond
    for (; sent < due; sent++) {
      if (open.size >= maxOpen) {
        outcomes.set('unsent', (outcomes.get('unsent') ?? 0) + 1)
        continue
      }
      const sending = sendOne(sent).finally(() => open.delete(sending))
      open.add(sending)
    }
    await delay(tickMs)
  }
  await Promise.all(open)
  const ascending = (a: number, b: number) => a - b
  return { first: first.sort(ascending), later: later.sort(ascending), outcomes }
}
