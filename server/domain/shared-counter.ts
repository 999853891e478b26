import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { waitInBudget } from '../request-budget.ts'
import { TooManyRequests } from './errors.ts'
import type { Sentence } from '../i18n.ts'

/** Counts without a limit of its own. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/** A counter that all replicas share. Its queries are within the request's time to wait for the database. */
export interface SharedCounter {
  /**
   * Counts one more, for a time of its own if `customDuration` (in seconds) is given, and returns how many there are.
   * @throws TooManyRequests past the limit
   */
  add: (key: string, options?: { customDuration?: number }) => Promise<number>
  /** Takes one back. */
  takeBack: (key: string) => Promise<void>
  forget: (key: string) => Promise<void>
  read: (key: string) => Promise<number>
}

interface Limit {
  /** How many are allowed in `seconds`, from the first of them on. */
  points: number
  seconds: number
  /** What a refusal says. */
  message?: Sentence
}

/** Counted in Postgres. */
export function sharedCounter(
  pool: Pool,
  keyPrefix: string,
  {
    points,
    seconds,
    message = (i18n) => i18n._('Too many requests. Please wait a little and try again.'),
  }: Limit,
): SharedCounter {
  const limiter = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
  })
  return {
    add: async (key, options = {}) => {
      try {
        return (await waitInBudget(() => limiter.consume(key, 1, options))).consumedPoints
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), message)
      }
    },
    takeBack: async (key) => {
      await waitInBudget(() => limiter.reward(key, 1))
    },
    forget: async (key) => {
      await waitInBudget(() => limiter.delete(key))
    },
    read: async (key) => (await waitInBudget(() => limiter.get(key)))?.consumedPoints ?? 0,
  }
}
