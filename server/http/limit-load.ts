import type { RequestHandler } from 'express'
import { Unavailable } from '../domain/errors.ts'

/** Requests of the APIs that one process serves at a time: more of them would only make each other slower. */
const MAX_CONCURRENT = 64

/** Both pass on Unavailable while too many requests are being served. */
export interface LoadLimit {
  /** Refuses a request as it arrives, when that costs least. */
  refuse: RequestHandler
  /** Counts a request until its response: to be used after its body is read, so that slow senders take no places. */
  count: RequestHandler
}

/** When more requests arrive than can be served, some are refused so that the others are answered soon. */
export function limitLoad(): LoadLimit {
  let active = 0
  const refuse: RequestHandler = (_request, _response, next) =>
    next(active < MAX_CONCURRENT ? undefined : busy())
  return {
    refuse,
    count: (request, response, next) => {
      if (active >= MAX_CONCURRENT) return refuse(request, response, next)
      active++
      response.once('close', () => active--)
      next()
    },
  }
}

const busy = () => new Unavailable(2, 'The shop is very busy at the moment. Please try again shortly.')
