import type { Pool } from 'pg'
import { sharedCounter } from '../shared-counter.ts'

/** Limits how often one network votes, also without cookies. Counted in Postgres, so that all replicas count together. */
export interface StyleVoteLimits {
  /** @throws TooManyRequests after 60 in an hour from the address */
  beforeVote: (address: string) => Promise<void>
}

/** A family, and others, share the address of a network. */
export const votesPerAddress = { points: 60, seconds: 60 * 60 }

export function createStyleVoteLimits(pool: Pool): StyleVoteLimits {
  const byAddress = sharedCounter(pool, 'style-vote', {
    ...votesPerAddress,
    message: (i18n) => i18n._('Too many votes from here. Please try again in an hour.'),
  })
  return { beforeVote: async (address) => void (await byAddress.add(address)) }
}

/** For load tests. */
export const noStyleVoteLimits: StyleVoteLimits = { beforeVote: async () => {} }
