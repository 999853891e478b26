import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as delay } from 'node:timers/promises'
import { type Account, ApiClient } from '../support/api-client.ts'
import { readymade } from '../support/cart.ts'
import type { ShopProcess } from '../support/shop-process.ts'
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

/** Sends more requests than the shop can serve, and compares with what is possible. */
export const overload = (shop: FaultyShop): Promise<string> =>
  withOverload(shop, async ({ server, perSecond, capacity, send }) => {
    const { accepted, outcomes, ownDelayMs } = await send(overloadMs)
    const { now, peak } = await memoryOf(server.pid)
    const p99 = (sent: (ms: number) => boolean) =>
      `${p99Of(accepted.filter(({ sentMs }) => sent(sentMs))).toFixed(0)} ms`
    return [
      `possible ${capacity.toFixed(0)}/s, sent ${perSecond.toFixed(0)}/s`,
      `accepted ${accepted.length} (p99 ${p99((ms) => ms >= firstMs)}, in the first ${firstMs / 1000} s ${p99((ms) => ms < firstMs)})`,
      `refused with 503: ${outcomes.get(503) ?? 0}`,
      ...[...outcomes].flatMap(([status, count]) => (status === 503 ? [] : `${status}: ${count}`)),
      `the clients’ own delay p99 ${ownDelayMs.toFixed(0)} ms`,
      `memory ${peak.toFixed(0)} MB, at the end ${now.toFixed(0)} MB`,
    ].join('; ')
  })

interface Accepted {
  /** Since the first request. */
  sentMs: number
  ms: number
}

export interface Sent {
  accepted: Accepted[]
  /** How many requests ended otherwise, by status. */
  outcomes: Map<number | 'broken' | 'late' | 'unsent', number>
  /** The p99 by which this process was late itself: measured times contain it. */
  ownDelayMs: number
}

export const p99Of = (accepted: Accepted[]): number =>
  percentile(
    accepted.map(({ ms }) => ms).sort((a, b) => a - b),
    99,
  )

interface Overload {
  server: ShopProcess
  /** The requests a second that the process can serve, and those that are sent. */
  capacity: number
  perSecond: number
  /** Sends requests at that rate, whether or not earlier ones have a response. */
  send: (forMs: number) => Promise<Sent>
}

/** Prepares an overload of a process of its own. */
export async function withOverload<Result>(
  shop: FaultyShop,
  run: (overload: Overload) => Promise<Result>,
): Promise<Result> {
  const server = await shop.another()
  try {
    const { id } = await shop.product({ quantityInStock: 1_000_000 })
    const accounts = await shop.shoppers(shoppers, server.url)
    const guest = new ApiClient(server.url, null)
    const request = (n: number) => {
      const shopper = accounts[n % shoppers] as Account
      if (n % 4 === 0) return shopper.mutate('addToCart', { ...readymade(id), quantity: 1 })
      if (n % 4 === 1) return guest.rest('GET', 'common/gel_all_product')
      return shopper.graphql('{ cart { itemCount items { quantity product { productName } } } }')
    }
    const capacity = await measureCapacity(request)
    const perSecond = capacity * factor
    return await run({
      server,
      capacity,
      perSecond,
      send: (forMs) => sendAtRate(perSecond, request, (ms) => ms < forMs),
    })
  } finally {
    await server.stop()
  }
}

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

/** Sends requests while `goesOn` holds, whether or not earlier ones have a response. */
export async function sendAtRate(
  perSecond: number,
  send: Send,
  goesOn: (elapsedMs: number) => boolean,
): Promise<Sent> {
  const accepted: Accepted[] = []
  const outcomes: Sent['outcomes'] = new Map()
  const ownDelay = monitorEventLoopDelay()
  ownDelay.enable()
  const open = new Set<Promise<void>>()
  let sent = 0
  const startedAt = performance.now()
  const sendOne = async (n: number) => {
    const sentMs = performance.now() - startedAt
    const status = await Promise.race([
      send(n).then(
        (result) => result.status,
        () => 'broken' as const,
      ),
      delay(patienceMs, 'late' as const, { ref: false }),
    ])
    if (status === 200) accepted.push({ sentMs, ms: performance.now() - startedAt - sentMs })
    else outcomes.set(status, (outcomes.get(status) ?? 0) + 1)
  }
  while (goesOn(performance.now() - startedAt)) {
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
  ownDelay.disable()
  return { accepted, outcomes, ownDelayMs: ownDelay.percentile(99) / 1e6 }
}
