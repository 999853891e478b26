import type { RequestHandler } from 'express'

/** Reads of the catalogue are for any site, without credentials; everything else is for the shop's own pages. */
export const anyOrigin = { 'Access-Control-Allow-Origin': '*' }

/** Lets other sites ask for a read; what may be read is decided with the answer. A bearer token isn't let through. */
export const preflight: RequestHandler = (request, response, next) => {
  if (request.method !== 'OPTIONS') return next()
  response
    .set(anyOrigin)
    .set('Access-Control-Allow-Methods', 'GET, POST')
    .set('Access-Control-Allow-Headers', 'Content-Type, Apollo-Require-Preflight, X-Apollo-Operation-Name')
    .set('Access-Control-Max-Age', '86400')
    .sendStatus(204)
}
