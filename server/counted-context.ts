import type { Request } from 'express'
import { apiContext } from './context.ts'
import { isApiKey } from './domain/api-clients/api-key.ts'
import type { Context, Services } from './domain/context.ts'
import { InvalidToken } from './domain/errors.ts'
import { bearerToken } from './api/http/bearer-token.ts'
import { networkOf } from './api/http/network.ts'
import { kindOfCall, type RequestLimits, type SetHeader } from './api/http/request-limits.ts'

/**
 * The context of a request that `limitCalls` has passed: API keys count by their client's limit, those that are not valid by
 * the address. Others are counted before.
 * @throws InvalidToken, Forbidden, TooManyRequests
 */
export async function countedContext(
  services: Services,
  limits: RequestLimits,
  request: Request,
  setHeader: SetHeader,
  kind = kindOfCall(request),
): Promise<Context> {
  const address = networkOf(request.ip)
  try {
    const ctx = await apiContext(services, request)
    if (ctx.client) await limits.count(kind, { account: null, client: ctx.client, address }, setHeader)
    return ctx
  } catch (error) {
    if (error instanceof InvalidToken && isApiKey(bearerToken(request) ?? ''))
      await limits.count(kind, { account: null, address }, setHeader)
    throw error
  }
}
