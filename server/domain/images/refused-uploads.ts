import type { Pool } from 'pg'
import { RateLimiterPostgres } from 'rate-limiter-flexible'

/** Counts the files that an account has sent and the shop refused, for its daily quota. */
export interface RefusedUploads {
  add: (userId: string) => Promise<void>
  /** In the 24 hours since the first of them. */
  count: (userId: string) => Promise<number>
}

const daySeconds = 24 * 60 * 60

/** Counted in Postgres, by all replicas together. */
export function countRefusedUploads(pool: Pool): RefusedUploads {
  const refused = new RateLimiterPostgres({
    storeClient: pool,
    storeType: 'pool',
    tableName: 'rate_limits',
    tableCreated: true,
    keyPrefix: 'refused-upload',
    // Counts only: the quota limits.
    points: Number.MAX_SAFE_INTEGER,
    duration: daySeconds,
  })
  return {
    add: async (userId) => {
      await refused.consume(userId)
    },
    count: async (userId) => (await refused.get(userId))?.consumedPoints ?? 0,
  }
}
