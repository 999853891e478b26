import type { Pool } from 'pg'
import { accountKey } from '../accounts/login-limits.ts'
import { sharedCounter } from '../shared-counter.ts'

/** Limits how many contacts one sender leaves. Counted in Postgres, so that all replicas count together. */
export interface StockAlertLimits {
  /** @throws TooManyRequests after 30 in an hour from the address, or 20 in a day for the contact, whoever leaves it */
  beforeRequest: (address: string, contactKey: string) => Promise<void>
}

/** Many shoppers share the address of a mobile network. */
export const alertsPerAddress = { points: 30, seconds: 60 * 60 }

/** Each is a message to whoever it belongs to. */
export const alertsPerContact = { points: 20, seconds: 24 * 60 * 60 }

export function createStockAlertLimits(pool: Pool): StockAlertLimits {
  const byAddress = sharedCounter(pool, 'stock-alert', {
    ...alertsPerAddress,
    message: (i18n) => i18n._('Too many requests from here. Please try again in an hour, or call us.'),
  })
  const byContact = sharedCounter(pool, 'stock-alert-contact', {
    ...alertsPerContact,
    message: (i18n) =>
      i18n._('This contact waits for many designs already. Please try again tomorrow, or call us.'),
  })
  return {
    beforeRequest: async (address, contactKey) => {
      await byAddress.add(address)
      await byContact.add(accountKey(contactKey))
    },
  }
}

/** For load tests. */
export const noStockAlertLimits: StockAlertLimits = { beforeRequest: async () => {} }
