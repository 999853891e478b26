import type { Pool } from 'pg'
import { sharedCounter, UNLIMITED } from '../shared-counter.ts'

/** Counts the files that an account has sent and the shop refused, for its daily quota. */
export interface RefusedUploads {
  add: (userId: string) => Promise<void>
  /** In the 24 hours since the first of them. */
  count: (userId: string) => Promise<number>
}

const daySeconds = 24 * 60 * 60

/** Counted in Postgres, by all replicas together. */
export function countRefusedUploads(pool: Pool): RefusedUploads {
  const refused = sharedCounter(pool, 'refused-upload', { points: UNLIMITED, seconds: daySeconds })
  return {
    add: async (userId) => {
      await refused.add(userId)
    },
    count: refused.read,
  }
}
