import type { RequestHandler, Response } from 'express'
import { Unavailable } from '../../domain/errors.ts'

export const overload = {
  /** A burst of so many requests at once is served; further ones are refused. */
  burst: 512,
  /** The process is overloaded, too, while as many requests have each taken as long as the limit. */
  standing: 64,
  /** How long requests should take while the process recovers from an overload. */
  targetMs: 200,
  /** So many are served at a time however slow they are: fewer would leave the database's connections unused. */
  leastConcurrency: 16,
  /** How long the process recovers after the last refusal. */
  recoveryMs: 15_000,
}

export interface LoadLimit {
  /** Passes on Unavailable while the process is overloaded: refuses a request as it arrives, when that costs least. */
  refuse: RequestHandler
  /**
   * Admits a request, and counts it until its response: to be used after its body is read, so that slow senders take no
   * places.
   */
  count: RequestHandler
  /**
   * Admits work that only some requests need, and counts it until their response.
   * @throws Unavailable while the process is overloaded
   */
  admit: (response: Response) => void
  /** How many requests are in progress that were admitted. */
  activeCount: () => number
}

/**
 * When more requests arrive than can be served, some are refused so that the others are served soon. Bursts are
 * served, as long as they may take: nothing is refused until requests pile up.
 *
 * An overload tends to go on. So until nothing has been refused for a while, only so many requests are served at a time
 * as the process completes in `targetMs`: by Little's law, that is how long each of them takes. The rate is measured
 * all the time, since it depends on the requests and on whatever else uses the machine.
 * @param afterMs how long 64 requests may each take before further ones are refused
 * @param onRefusal called for each refused request
 */
export function limitLoad(afterMs: number, onRefusal = () => {}): LoadLimit {
  /** When the requests that are being served arrived, the earliest first. */
  const active = new Map<Response, number>()
  const completions = decayingRate()
  let lastRefusal = -Infinity

  const isOverloaded = () => {
    const now = performance.now()
    const isOver =
      now - lastRefusal < overload.recoveryMs
        ? active.size >= Math.max(overload.leastConcurrency, completions.perMs(now) * overload.targetMs)
        : active.size >= overload.burst || arePilingUp(now)
    if (isOver) {
      lastRefusal = now
      onRefusal()
    }
    return isOver
  }
  const arePilingUp = (now: number) =>
    active.size >= overload.standing &&
    now - ([...active.values()][overload.standing - 1] ?? Infinity) >= afterMs

  const admit = (response: Response) => {
    if (isOverloaded()) throw busy()
    active.set(response, performance.now())
    response.once('close', () => {
      active.delete(response)
      if (response.statusCode < 500) completions.add(performance.now())
    })
  }
  return {
    admit,
    activeCount: () => active.size,
    refuse: (_request, _response, next) => next(isOverloaded() ? busy() : undefined),
    count: (_request, response, next) => {
      admit(response)
      next()
    },
  }
}

/** How often something happens, averaged over about a second: what is longer ago counts less. */
function decayingRate() {
  const averagedMs = 1_000
  let [perMs, at] = [0, 0]
  const decayed = (now: number) => perMs * Math.exp((at - now) / averagedMs)
  return {
    add: (now: number) => {
      perMs = decayed(now) + 1 / averagedMs
      at = now
    },
    perMs: decayed,
  }
}

const busy = () =>
  new Unavailable(2, (i18n) => i18n._('The shop is very busy at the moment. Please try again shortly.'))
