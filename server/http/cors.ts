import type { IncomingMessage, ServerResponse } from 'node:http'

/** Any site may read the catalogue, without credentials; everything else is same-origin. */
export const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

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
