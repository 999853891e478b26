import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible'
import { TooManyRequests } from '../errors.ts'

/** Limits password guessing. Counted in Postgres, so that all replicas count together. */
export interface LoginLimits {
  /** @throws TooManyRequests after 10 failures in 15 minutes for the address or for the account */
  beforeLogin: (address: string, emailKey: string) => Promise<void>
  afterLogin: (address: string, emailKey: string) => Promise<void>
  /** @throws TooManyRequests after 20 sign-ups in an hour from the address */
  beforeSignUp: (address: string) => Promise<void>
}

export function createLoginLimits(pool: Pool): LoginLimits {
  const limiter = (keyPrefix: string, points: number, duration: number) =>
    new RateLimiterPostgres({
      storeClient: pool,
      storeType: 'pool',
      tableName: 'rate_limits',
      tableCreated: true,
      keyPrefix,
      points,
      duration,
    })
  const perAddress = limiter('login-address', 10, 15 * 60)
  const perAccount = limiter('login-account', 10, 15 * 60)
  const signUps = limiter('sign-up', 20, 60 * 60)
  return {
    // Counted before the password is checked: parallel guesses cannot all pass before the first has failed.
    beforeLogin: async (address, emailKey) => {
      const message = 'Too many failed logins. Please wait a little and try again.'
      await consume(perAddress, address, message)
      await consume(perAccount, accountKey(emailKey), message)
    },
    afterLogin: async (address, emailKey) => {
      await perAddress.reward(address, 1)
      await perAccount.delete(accountKey(emailKey))
    },
    beforeSignUp: (address) =>
      consume(signUps, address, 'Too many new accounts from here. Please try again in an hour.'),
  }
}

/** Any text typed as an e-mail becomes a key of one size; the counters hold no addresses. */
const accountKey = (emailKey: string) => createHash('sha256').update(emailKey).digest('base64url')

/** For load tests and the owner's own tools. */
export const noLoginLimits: LoginLimits = {
  beforeLogin: async () => {},
  afterLogin: async () => {},
  beforeSignUp: async () => {},
}

async function consume(limiter: RateLimiterPostgres, key: string, message: string): Promise<void> {
  try {
    await limiter.consume(key)
  } catch (refusal) {
    if (refusal instanceof RateLimiterRes)
      throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), message)
    throw refusal
  }
}
