import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { pathOf } from './path-of.ts'

/** `/track/{token}` opens an order without an account, `/invoices/{token}.pdf` an invoice. */
export const withoutToken = (path: string): string =>
  path.replace(/(\/track\/+)[^/]+/i, '$1[token]').replace(/^(\/+invoices\/+)[^/]+/i, '$1[token]')

/**
 * One line per request: no query, body, token or client address. The id is in the response, so that a shopper can
 * quote it.
 */
export const requestLog = (log: Logger) => (request: IncomingMessage, response: ServerResponse) => {
  const id = randomUUID()
  const started = performance.now()
  // Routers may change `url`.
  const { method } = request
  const path = withoutToken(pathOf(request))
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const line = {
      id,
      method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    }
    if (response.statusCode >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
