import type { RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { TokenClaims, Tokens } from '../domain/accounts/tokens.ts'
import { TooManyRequests } from '../domain/errors.ts'
import { bearerToken } from './bearer-token.ts'
import { networkOf } from './network.ts'

/**
 * Requests per minute and process: reads and writes of the APIs; pages that have to be rendered and sizes of pictures
 * that have to be made, since cached ones cost next to nothing. Logins and sign-ups have limits of their own, counted by
 * all processes together.
 */
const perMinute = { read: 600, write: 120, page: 300, picture: 300 }

interface Requester {
  /** Null for a guest, who is counted by address. */
  account: TokenClaims | null
  address: string
}

export interface RequestLimits {
  /** @throws TooManyRequests */
  count: (kind: keyof typeof perMinute, requester: Requester) => Promise<void>
}

export function createRequestLimits(): RequestLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: 60 })
  const limiters = {
    read: limiter(perMinute.read),
    write: limiter(perMinute.write),
    page: limiter(perMinute.page),
    picture: limiter(perMinute.picture),
  }
  return {
    count: async (kind, { account, address }) => {
      // With the version, so that a revoked token cannot use up its owner's limit.
      const key = account ? `account ${account.userId} ${account.tokenVersion}` : `address ${address}`
      try {
        await limiters[kind].consume(key)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        throw new TooManyRequests(
          Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)),
          'Too many requests. Please wait a minute and try again.',
        )
      }
    },
  }
}

export const noRequestLimits: RequestLimits = { count: async () => {} }

/** Counts REST calls by their method, before anything is read. GraphQL counts by operation. */
export const limitCalls =
  (limits: RequestLimits, tokens: Tokens): RequestHandler =>
  async (request, _response, next) => {
    if (request.method === 'OPTIONS') return next()
    const token = bearerToken(request)
    await limits.count(request.method === 'GET' || request.method === 'HEAD' ? 'read' : 'write', {
      account: token === null ? null : tokens.verify(token),
      address: networkOf(request.ip),
    })
    next()
  }
