import type { Request, Response } from 'express'
import { apiContext } from '../context.ts'
import type { Context, Services } from '../domain/context.ts'
import { InvalidToken } from '../domain/errors.ts'
import { networkOf } from './network.ts'
import { headersOf, type RequestLimits } from './request-limits.ts'

/**
 * The context of a request that counts as a read, as over GraphQL. One with an invalid token counts by its address.
 * @throws InvalidToken, Forbidden, TooManyRequests
 */
export async function countedContext(
  services: Services,
  limits: RequestLimits,
  request: Request,
  response: Response,
): Promise<Context> {
  const address = networkOf(request.ip)
  try {
    const ctx = await apiContext(services, request)
    const account = ctx.viewer && { userId: ctx.viewer.id, tokenVersion: ctx.viewer.tokenVersion }
    await limits.count('read', { account, client: ctx.client, address }, headersOf(response))
    return ctx
  } catch (error) {
    if (error instanceof InvalidToken)
      await limits.count('read', { account: null, address }, headersOf(response))
    throw error
  }
}
