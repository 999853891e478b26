import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { failureHeaders, failureOf } from '../http/failure-of.ts'

/** Every failure as JSON; unknown ones are logged and masked. If the response has started, `next` ends it. */
export const errorHandler =
  (log: Logger) =>
  (error: unknown, _request: IncomingMessage, response: ServerResponse, next: (error: unknown) => void) => {
    if (response.headersSent) return next(error)
    const failure = failureOf(error, log)
    const { status, retryAfter: _, ...body } = failure
    for (const [name, value] of Object.entries(failureHeaders(error, failure)))
      response.setHeader(name, value)
    response.statusCode = status
    response.appendHeader('Vary', 'Accept-Language')
    response.setHeader('Content-Type', 'application/json; charset=utf-8')
    response.end(JSON.stringify({ success: false, ...body }))
  }
