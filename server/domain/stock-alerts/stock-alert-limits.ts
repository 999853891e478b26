import type { Pool } from 'pg'
import { sharedCounter } from '../shared-counter.ts'

/** Limits how many contacts one sender leaves. Counted in Postgres, so that all replicas count together. */
export interface StockAlertLimits {
  /** @throws TooManyRequests after 30 in an hour from the address */
  beforeRequest: (address: string) => Promise<void>
}

/** Many shoppers share the address of a mobile network. */
export const alertsPerAddress = { points: 30, seconds: 60 * 60 }

export function createStockAlertLimits(pool: Pool): StockAlertLimits {
  const byAddress = sharedCounter(pool, 'stock-alert', {
    ...alertsPerAddress,
    message: 'Too many requests from here. Please try again in an hour, or call us.',
  })
  return { beforeRequest: async (address) => void (await byAddress.add(address)) }
}

/** For load tests. */
export const noStockAlertLimits: StockAlertLimits = { beforeRequest: async () => {} }
