import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { trace } from '@opentelemetry/api'
import type { Logger } from 'pino'
import { pathOf, withoutToken } from './path-of.ts'

/** The trace's id in a `traceparent` header; undefined without a valid one. Later versions may append fields. */
function traceIdOf(header: string | string[] | undefined): string | undefined {
  const [, version, id] = traceparent.exec(String(header)) ?? []
  return id === undefined || version === 'ff' || /^0+$/.test(id) ? undefined : id
}

const traceparent = /^([0-9a-f]{2})-([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-[0-9a-f]{2}(?:-|$)/

/**
 * One line per request: no query, body, token or client address. The id is in the response, so that a shopper can
 * quote it. The line has the id of the request's trace, the shop's own or that of a `traceparent` (W3C Trace Context).
 */
export const requestLog = (log: Logger) => (request: IncomingMessage, response: ServerResponse) => {
  const id = randomUUID()
  const started = performance.now()
  // Routers may change `url`.
  const { method } = request
  const traceId = trace.getActiveSpan()?.spanContext().traceId ?? traceIdOf(request.headers['traceparent'])
  const path = withoutToken(pathOf(request))
  response.setHeader('X-Request-Id', id)
  response.once('close', () => {
    const line = {
      id,
      traceId,
      method,
      path,
      status: response.statusCode,
      ms: Math.round(performance.now() - started),
    }
    if (response.statusCode >= 500) log.error(line, 'request')
    else log.info(line, 'request')
  })
}
