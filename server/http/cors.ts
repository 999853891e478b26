import type { IncomingMessage, ServerResponse } from 'node:http'
import { rateLimitHeaders } from './request-limits.ts'

/** What programs in other sites' pages may read of a response besides its body. */
export const exposedHeaders = [
  'Retry-After',
  'WWW-Authenticate',
  ...rateLimitHeaders,
  'GraphQL-Cost',
  'GraphQL-Cost-Limit',
].join(', ')

/** Any site may read the catalogue, without credentials; everything else is same-origin. */
export const anyOrigin = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Expose-Headers': exposedHeaders,
}

/** Allows other sites to send a read; the response decides what they may see. Bearer tokens are not allowed. */
function respondToPreflight(response: ServerResponse): void {
  response
    .writeHead(204, {
      ...anyOrigin,
      'Access-Control-Allow-Methods': 'GET, POST',
      'Access-Control-Allow-Headers': 'Content-Type, Apollo-Require-Preflight, X-Apollo-Operation-Name',
      'Access-Control-Max-Age': '86400',
    })
    .end()
}

export function preflight(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.method === 'OPTIONS') respondToPreflight(response)
  else next()
}
