import type { Pool } from 'pg'
import { sharedCounter } from '../shared-counter.ts'
import type { Sentence } from '../../i18n.ts'

/** Limits the guessing of coupon codes. Counted in Postgres, so that all replicas count together. */
export interface CouponLimits {
  /**
   * Counts an attempt before its code is looked up, so that parallel guesses cannot all pass.
   * @throws TooManyRequests
   */
  beforeCode: (userId: string, address: string) => Promise<void>
  /** After a code that exists: takes the attempt back. */
  afterCode: (userId: string, address: string) => Promise<void>
}

const quarterHour = 15 * 60

/** Unknown codes of one account. */
export const codesPerAccount = { failures: 10, seconds: quarterHour }
/** Unknown codes from one address, of all accounts: many shoppers share the address of a mobile network. */
export const codesPerAddress = { failures: 50, seconds: quarterHour }

const message: Sentence = (i18n) =>
  i18n._('Too many codes that don’t exist. Please wait a little and try again.')

export function createCouponLimits(pool: Pool): CouponLimits {
  const byAccount = sharedCounter(pool, 'coupon-account', {
    points: codesPerAccount.failures,
    seconds: codesPerAccount.seconds,
    message,
  })
  const byAddress = sharedCounter(pool, 'coupon-address', {
    points: codesPerAddress.failures,
    seconds: codesPerAddress.seconds,
    message,
  })
  return {
    beforeCode: async (userId, address) => {
      await byAccount.add(userId)
      await byAddress.add(address)
    },
    afterCode: async (userId, address) => {
      await Promise.all([byAccount.takeBack(userId), byAddress.takeBack(address)])
    },
  }
}

/** For load tests. */
export const noCouponLimits: CouponLimits = { beforeCode: async () => {}, afterCode: async () => {} }
