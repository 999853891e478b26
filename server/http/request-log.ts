import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { pathOf } from './path-of.ts'

/** `/track/{token}` opens an order without an account. */
export const withoutToken = (path: string): string => path.replace(/(\/track\/+)[^/]+/i, '$1[token]')

/** One line a request: no query, body, token or address of hers. The id is in the answer, so that she can name it. */
export const requestLog = (log: Logger) => (request: IncomingMessage, response: ServerResponse) => {
  const id = randomUUID()
  const started = performance.now()
  // What answers the request may cut the address that it is found by.
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
