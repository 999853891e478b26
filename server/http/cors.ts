import type { IncomingMessage, ServerResponse } from 'node:http'

/** Reads of the catalogue are for any site, without credentials; everything else is for the shop's own pages. */
export const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

/** Lets other sites ask for a read; what may be read is decided with the answer. A bearer token isn't let through. */
export function answerPreflight(response: ServerResponse): void {
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
  if (request.method === 'OPTIONS') answerPreflight(response)
  else next()
}
