import type { Request, Response } from 'express'
import type { Metrics } from './metrics.ts'
import { routeOf } from './route-of.ts'

const commonMethods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS'])

/** Counts each request by route template when its response has ended. */
export const watchRequests =
  ({ httpRequests }: Pick<Metrics, 'httpRequests'>) =>
  (request: Request, response: Response): void => {
    const started = performance.now()
    // GraphQL handles HEAD as GET.
    const method = commonMethods.has(request.method) ? request.method : 'other'
    response.once('close', () => {
      const labels = { method, route: routeOf(request, response), status: statusOf(response) }
      httpRequests.observe(labels, (performance.now() - started) / 1000)
    })
  }

/** `aborted`: the client disconnected before the end, as it does from event streams. */
const statusOf = (response: Response) =>
  response.writableFinished ? classOf(response.statusCode) : 'aborted'

/** The class of a status, such as `2xx`. */
export const classOf = (status: number): string => `${Math.floor(status / 100)}xx`
