import { setTimeout as delay } from 'node:timers/promises'
import type { FaultyShop } from './faulty-shop.ts'
import { slowestResponse } from './probe.ts'

export interface Fault<Shop> {
  /** Selects it on the command line. */
  key: string
  name: string
  promise: string
  /** Causes the fault, and resolves when its cause has gone; what was measured besides. */
  inject: (shop: Shop) => Promise<string | void>
}

/** How long faults last that end by themselves. */
const outageMs = 3_000

const kills = 50

export const faults: Fault<FaultyShop>[] = [
  {
    key: 'none',
    name: 'None, for comparison',
    promise: 'no failed request',
    inject: () => delay(outageMs),
  },
  {
    key: 'frozen',
    name: 'Connections to the database no longer answer, without being closed',
    promise: '503 within 2.5 s; recovers within 10 s',
    inject: async ({ proxy }) => proxy.freeze(),
  },
  {
    key: 'stalled',
    name: 'The database accepts connections and answers nothing for 5 s',
    promise: '503 within 2.5 s; `/livez` within 50 ms',
    inject: async ({ proxy, replicas }) => {
      proxy.stall()
      const slowestMs = await slowestResponse(`${replicas[0]!.url}/livez`, 5_000)
      proxy.accept()
      return `slowest \`/livez\`: ${slowestMs.toFixed(0)} ms`
    },
  },
  {
    key: 'reset',
    name: 'All connections to the database are reset',
    promise: 'reads and orders succeed',
    inject: async ({ proxy }) => proxy.reset(),
  },
  {
    key: 'refused',
    name: 'The database refuses connections for 3 s',
    promise: '503 meanwhile; recovers within 2 s',
    inject: async ({ proxy }) => {
      proxy.refuse()
      await delay(outageMs)
      proxy.accept()
    },
  },
  {
    key: 'locked',
    name: 'The table of orders is locked for 3 s',
    promise: 'catalogue reads succeed; orders: 503 within 2.5 s',
    inject: async ({ db }) => {
      await db.$transaction(
        async (tx) => {
          await tx.$executeRaw`LOCK TABLE "orders" IN ACCESS EXCLUSIVE MODE`
          await delay(outageMs)
        },
        { timeout: 2 * outageMs },
      )
    },
  },
  {
    key: 'sigterm',
    name: 'SIGTERM of one of the processes, and a new start',
    promise: 'no failed request; ends with 0 within 12 s',
    inject: async ({ restart }) => {
      const { code, endedMs } = await restart(0)
      return `ended with ${code} after ${seconds(endedMs)}`
    },
  },
  {
    key: 'kill',
    name: '`kill -9` of one of the processes and of the database in turn, 50 times',
    promise:
      'every acknowledged write is stored once, none in part; the process is ready within 3 s, the database within 2 s',
    inject: async (shop) => {
      const [starts, recoveries]: [number[], number[]] = [[], []]
      for (let n = 0; n < kills; n += 2) {
        starts.push(await shop.kill((n / 2) % 2))
        recoveries.push(await shop.killPostgres())
      }
      return `slowest start of the process: ${seconds(Math.max(...starts))}; of the database: ${seconds(Math.max(...recoveries))}`
    },
  },
]

export const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
