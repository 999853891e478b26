import type { IncomingMessage, ServerResponse } from 'node:http'
import { rateLimitHeaders } from './request-limits.ts'

/** What programs in other sites' pages may read of a response besides its body. */
export const exposedHeaders = [
  'Retry-After',
  'WWW-Authenticate',
  ...rateLimitHeaders,
  'GraphQL-Cost',
  'GraphQL-Cost-Limit',
  'Mcp-Session-Id',
  'MCP-Protocol-Version',
].join(', ')

/** What they may send: JSON, and what programs for GraphQL and the Model Context Protocol add to each request. */
export const requestHeaders = [
  'Content-Type',
  'Apollo-Require-Preflight',
  'X-Apollo-Operation-Name',
  'MCP-Protocol-Version',
  'Mcp-Session-Id',
  'Last-Event-ID',
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
      'Access-Control-Allow-Headers': requestHeaders,
      'Access-Control-Max-Age': '86400',
    })
    .end()
}

export function preflight(request: IncomingMessage, response: ServerResponse, next: () => void): void {
  if (request.method === 'OPTIONS') respondToPreflight(response)
  else next()
}
