import { setTimeout as delay } from 'node:timers/promises'
import type { FaultyShop } from './faulty-shop.ts'

export interface Fault {
  name: string
  promise: string
  /** Causes the fault, and resolves when its cause has gone. */
  inject: (shop: FaultyShop) => Promise<void>
}

/** How long faults last that end by themselves. */
const outageMs = 3_000

export const faults: Fault[] = [
  {
    name: 'None, for comparison',
    promise: 'no failed request',
    inject: () => delay(outageMs),
  },
  {
    name: 'Connections to the database no longer answer, without being closed',
    promise: 'reads: 503 within 2.5 s; recovers within 10 s',
    inject: async ({ proxy }) => proxy.freeze(),
  },
  {
    name: 'All connections to the database are reset',
    promise: 'reads and orders succeed',
    inject: async ({ proxy }) => proxy.reset(),
  },
  {
    name: 'The database refuses connections for 3 s',
    promise: '503 meanwhile; recovers within 2 s',
    inject: async ({ proxy }) => {
      proxy.refuse()
      await delay(outageMs)
      proxy.accept()
    },
  },
  {
    name: '`kill -9` of the database',
    promise: '503 until it is restarted; recovers within 5 s',
    inject: ({ killPostgres }) => killPostgres(),
  },
  {
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
    name: '`kill -9` of the shop, and a new start',
    promise: 'no acknowledged order lost',
    inject: ({ kill }) => kill(),
  },
  {
    name: 'SIGTERM of the shop, and a new start',
    promise: 'ends within 12 s; new connections fail until it has started again',
    inject: ({ restart }) => restart(),
  },
]
