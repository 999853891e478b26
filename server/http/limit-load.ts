import type { RequestHandler, Response } from 'express'
import { Unavailable } from '../domain/errors.ts'

/**
 * The process is overloaded while as many requests of the APIs have each taken as long as the limit: more would only make
 * each other slower. A burst of many requests is served, and so are others beside a few that take long.
 *
 * An overload tends to go on, and the requests that it let in would all come near the limit. So a shorter limit applies
 * until no request has been refused for a while.
 */
export const overload = { requests: 64, recoveringMs: 200, recoveryMs: 15_000 }

/** Both pass on Unavailable while the process is overloaded. */
export interface LoadLimit {
  /** Refuses a request as it arrives, when that costs least. */
  refuse: RequestHandler
  /** Counts a request until its response: to be used after its body is read, so that slow senders take no places. */
  count: RequestHandler
}

/**
 * When more requests arrive than can be served, some are refused so that the others are answered soon.
 * @param afterMs how long 64 requests may each take before further ones are refused
 */
export function limitLoad(afterMs: number): LoadLimit {
  /** When the requests that are being served arrived, the earliest first. */
  const active = new Map<Response, number>()
  let lastRefusal = -Infinity
  const isOverloaded = () => {
    if (active.size < overload.requests) return false
    const now = performance.now()
    const isRecovering = now - lastRefusal < overload.recoveryMs
    const limit = isRecovering ? Math.min(overload.recoveringMs, afterMs) : afterMs
    const arrivals = [...active.values()]
    const isOver = now - (arrivals[overload.requests - 1] ?? Infinity) >= limit
    if (isOver) lastRefusal = now
    return isOver
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
