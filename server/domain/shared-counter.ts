import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

/** Counts without a limit of its own. */
export const UNLIMITED = Number.MAX_SAFE_INTEGER

/** A counter in Postgres that all replicas share: at most `points` of a key in `seconds`, from the first of them on. */
export const sharedCounter = (pool: Pool, keyPrefix: string, points: number, seconds: number) =>
  new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix,
    points,
    duration: seconds,
  })
