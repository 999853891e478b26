import type { ServerResponse } from 'node:http'
import type { Request, RequestHandler } from 'express'
import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { TokenClaims, Tokens } from '../../domain/accounts/tokens.ts'
import type { CallingClient } from '../../domain/api-clients/api-client.ts'
import { isApiKey } from '../../domain/api-clients/api-key.ts'
import { TooManyRequests } from '../../domain/errors.ts'
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
  /** An API client has a limit of its own, for reads and writes together. */
  client?: Pick<CallingClient, 'id' | 'requestsPerMinute'> | null
  address: string
}

/** Sets a header of the response. */
export type SetHeader = (name: string, value: string) => void

export interface RequestLimits {
  /**
   * Counts a request, and states the limit in the response, also when it is refused.
   * @throws TooManyRequests
   */
  count: (kind: keyof typeof perMinute, requester: Requester, setHeader?: SetHeader) => Promise<void>
}

const SECONDS = 60

/** What is left of a limit, in the headers of the sixth draft of the IETF's RateLimit fields. */
export const rateLimitHeaders = [
  'RateLimit-Policy',
  'RateLimit-Limit',
  'RateLimit-Remaining',
  'RateLimit-Reset',
] as const

function stateLimit(
  { points }: RateLimiterMemory,
  { remainingPoints, msBeforeNext }: RateLimiterRes,
  set?: SetHeader,
) {
  const values = [
    `${points};w=${SECONDS}`,
    points,
    remainingPoints,
    Math.max(1, Math.ceil(msBeforeNext / 1000)),
  ]
  rateLimitHeaders.forEach((name, index) => set?.(name, String(values[index])))
}

export function createRequestLimits(): RequestLimits {
  const limiter = (points: number) => new RateLimiterMemory({ points, duration: SECONDS })
  const limiters = {
    read: limiter(perMinute.read),
    write: limiter(perMinute.write),
    page: limiter(perMinute.page),
    picture: limiter(perMinute.picture),
  }
  /** Of API clients, by their limit. */
  const ofClients = new Map<number, RateLimiterMemory>()
  const limiterOf = ({ requestsPerMinute }: Pick<CallingClient, 'requestsPerMinute'>) => {
    const known = ofClients.get(requestsPerMinute) ?? limiter(requestsPerMinute)
    ofClients.set(requestsPerMinute, known)
    return known
  }
  return {
    count: async (kind, { account, client, address }, setHeader) => {
      // With the version, so that a revoked token cannot use up its owner's limit.
      const key = account ? `account ${account.userId} ${account.tokenVersion}` : `address ${address}`
      const used = client ? limiterOf(client) : limiters[kind]
      try {
        stateLimit(used, await used.consume(client?.id ?? key), setHeader)
      } catch (refusal) {
        if (!(refusal instanceof RateLimiterRes)) throw refusal
        stateLimit(used, refusal, setHeader)
        throw new TooManyRequests(Math.max(1, Math.ceil(refusal.msBeforeNext / 1000)), (i18n) =>
          i18n._('Too many requests. Please wait a minute and try again.'),
        )
      }
    },
  }
}

export const noRequestLimits: RequestLimits = { count: async () => {} }

/** Sets the headers of a response of Node's. */
export const headersOf =
  (response: Pick<ServerResponse, 'setHeader'>): SetHeader =>
  (name, value) =>
    void response.setHeader(name, value)

type CallKind = 'read' | 'write'

/** A REST call counts by its method. */
export const kindOfCall = ({ method }: Pick<Request, 'method'>): CallKind =>
  method === 'GET' || method === 'HEAD' ? 'read' : 'write'

/**
 * Counts calls, by their method unless all are of one kind, before anything is read. GraphQL counts by operation, and API
 * keys count when their client has been read (`countedContext`).
 */
export const limitCalls =
  (limits: RequestLimits, tokens: Tokens, kind?: CallKind): RequestHandler =>
  async (request, response, next) => {
    if (request.method === 'OPTIONS') return next()
    const token = bearerToken(request)
    if (token !== null && isApiKey(token)) return next()
    const account = token === null ? null : tokens.verify(token)
    await limits.count(
      kind ?? kindOfCall(request),
      { account, address: networkOf(request.ip) },
      headersOf(response),
    )
    next()
  }
