import { randomUUID } from 'node:crypto'
import type { RequestHandler } from 'express'
import type { Logger } from 'pino'

/** One line a request: no query, body, token or address of hers. The id is in the answer, so that she can name it. */
export const requestLog =
  (log: Logger): RequestHandler =>
  (request, response, next) => {
    const id = randomUUID()
    const started = performance.now()
    const { method, path } = request
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
    next()
  }
