import type { Request, RequestHandler, Response } from 'express'
import { isApiKey } from '../../domain/api-clients/api-key.ts'
import { isAllowedOrigin } from '../../domain/api-clients/find-calling-client.ts'
import type { Services } from '../../domain/context.ts'
import { exposedHeaders, requestHeaders } from './cors.ts'
import { bearerToken } from './bearer-token.ts'

/**
 * Lets the pages of sites that the owner has named for an API client send its key, and read the response with all its
 * errors. It comes before anything that may refuse a request. A preflight does not say which key will be sent: that a site
 * may use this one is checked with the request itself.
 */
export const clientOrigins =
  (services: Services): RequestHandler =>
  async (request, response, next) => {
    const origin = request.get('origin')
    if (origin === undefined || !mayBeClient(request)) return next()
    response.vary('Origin')
    if (!(await isAllowed(services, origin))) return next()
    response.set({
      'Access-Control-Allow-Origin': origin,
      'Access-Control-Expose-Headers': exposedHeaders,
    })
    if (request.method !== 'OPTIONS') return next()
    respondToPreflight(response)
  }

/** Preflights that ask for the key's header, and requests with a key. */
function mayBeClient(request: Request): boolean {
  if (request.method === 'OPTIONS')
    return /\bauthorization\b/i.test(request.get('access-control-request-headers') ?? '')
  const token = bearerToken(request)
  return token !== null && isApiKey(token)
}

/** While the database can't be read, no site is: the request itself says so. */
async function isAllowed(services: Services, origin: string): Promise<boolean> {
  try {
    return await isAllowedOrigin(services, origin)
  } catch (error) {
    services.log.warn({ err: error }, 'The sites of API clients could not be read')
    return false
  }
}

function respondToPreflight(response: Response): void {
  response
    .status(204)
    .set({
      'Access-Control-Allow-Methods': 'GET, POST, PUT, DELETE',
      'Access-Control-Allow-Headers': `Authorization, ${requestHeaders}`,
      'Access-Control-Max-Age': '600',
    })
    .end()
}
