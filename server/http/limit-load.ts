import type { RequestHandler, Response } from 'express'
import { Unavailable } from '../domain/errors.ts'

/**
 * The process is overloaded while as many requests of the APIs have each taken as long: more would only make each other
 * slower. A burst of many requests is served, and so are others beside a few that take long.
 */
export const overload = { requests: 64, ms: 5_000 }

/** Both pass on Unavailable while the process is overloaded. */
export interface LoadLimit {
  /** Refuses a request as it arrives, when that costs least. */
  refuse: RequestHandler
  /** Counts a request until its response: to be used after its body is read, so that slow senders take no places. */
  count: RequestHandler
}

/** When more requests arrive than can be served, some are refused so that the others are answered soon. */
export function limitLoad(): LoadLimit {
  /** When the requests that are being served arrived, the earliest first. */
  const active = new Map<Response, number>()
  const isOverloaded = () => {
    if (active.size < overload.requests) return false
    const arrivals = [...active.values()]
    return performance.now() - (arrivals[overload.requests - 1] ?? Infinity) >= overload.ms
  }
  const refuse: RequestHandler = (_request, _response, next) => next(isOverloaded() ? busy() : undefined)
  return {
    refuse,
    count: (request, response, next) => {
      if (isOverloaded()) return refuse(request, response, next)
      active.set(response, performance.now())
      response.once('close', () => active.delete(response))
      next()
    },
  }
}

const busy = () => new Unavailable(2, 'The shop is very busy at the moment. Please try again shortly.')
