import { LRUCache } from 'lru-cache'
import { waitInBudget } from '../../request-budget.ts'

/**
 * The present version of the catalogue and its feedback: two calls with the same result had no change in between, by
 * any process. A change counts from the moment it is acknowledged.
 */
export type CatalogueVersion = () => Promise<string>

/** How a request was served: from the cache, by making the response, by one that was being made, or by an old one. */
export type CacheUse = 'hit' | 'miss' | 'shared' | 'stale'

export interface SizedResponse<Response> {
  response: Response
  /** The size of an entry; null for one that isn't to be cached. */
  bytes: number | null
}

export interface ResponseCacheOptions<Response> {
  maxResponses: number
  maxBytes: number
  /** Makes a missing response without reading the version first: for those that cost less than that. */
  skipVersionOnMiss: boolean
  /** What may be used while the version can't be read from the database; nothing without it. */
  stale?: StaleResponses<Response>
  /** Called at each use, for metrics. */
  onUse?: (use: CacheUse) => void
}

export interface StaleResponses<Response> {
  /** The longest time since a response was known to be current, in milliseconds. */
  maxAgeMs: number
  now: () => number
  /** Marks a response that may be out of date by `ageMs`. */
  mark: (key: string, response: Response, ageMs: number) => Promise<Response>
}

interface Cached<Response> {
  version: string
  response: Response
  /** When the response was last known to be current. */
  currentAt: number
}

/**
 * Responses that are the same for everybody until the catalogue changes. One is used only after the database has said that
 * nothing has changed since before it was made, whichever process made the change.
 */
export class ResponseCache<Response> {
  readonly #version: CatalogueVersion
  readonly #skipVersionOnMiss: boolean
  readonly #stale: StaleResponses<Response> | undefined
  readonly #onUse: (use: CacheUse) => void
  readonly #cached: LRUCache<string, Cached<Response>>
  readonly #inFlight = new Map<string, { version: string; making: Promise<Response> }>()
  #lastVersion: string | null = null

  constructor(
    version: CatalogueVersion,
    { maxResponses, maxBytes, skipVersionOnMiss, stale, onUse = () => {} }: ResponseCacheOptions<Response>,
  ) {
    this.#version = version
    this.#skipVersionOnMiss = skipVersionOnMiss
    this.#stale = stale
    this.#onUse = onUse
    this.#cached = new LRUCache({ max: maxResponses, maxSize: maxBytes })
  }

  /** Concurrent requests for one key share one call of `make`, for which each waits in its own time for the database. */
  async get(key: string, make: () => Promise<SizedResponse<Response>>): Promise<Response> {
    const version = await this.#versionFor(key)
    const cached = this.#cached.get(key)
    // Without the database no cached response is known to be current; responses that need no database still work.
    if (version === null) return (await this.stale(key)) ?? (await this.#makeUncached(make))
    if (cached?.version === version) {
      cached.currentAt = this.#now()
      this.#onUse('hit')
      return cached.response
    }
    const inFlight = this.#inFlight.get(key)
    if (inFlight?.version === version) {
      this.#onUse('shared')
      return waitInBudget(() => inFlight.making)
    }
    const making = this.#make(key, version, make)
    this.#inFlight.set(key, { version, making })
    try {
      return await making
    } finally {
      if (this.#inFlight.get(key)?.making === making) this.#inFlight.delete(key)
    }
  }

  /**
   * A response may be cached under any version that was read before it was made. If there has been a change since, the next
   * request makes it once more.
   */
  async #versionFor(key: string): Promise<string | null> {
    const isFirst = !this.#cached.has(key) && !this.#inFlight.has(key)
    if (isFirst && this.#skipVersionOnMiss && this.#lastVersion !== null) return this.#lastVersion
    return this.#version().then(
      (version) => (this.#lastVersion = version),
      () => null,
    )
  }

  async #make(key: string, version: string, make: () => Promise<SizedResponse<Response>>): Promise<Response> {
    this.#onUse('miss')
    const currentAt = this.#now()
    const { response, bytes } = await make()
    // A later call that started after a change has the newer response, whichever of them was done first.
    if (bytes !== null && this.#inFlight.get(key)?.version === version)
      this.#cached.set(key, { version, response, currentAt }, { size: Math.ceil(bytes) })
    return response
  }

  async #makeUncached(make: () => Promise<SizedResponse<Response>>): Promise<Response> {
    this.#onUse('miss')
    return (await make()).response
  }

  /** A response for use while a new one can't be made, marked as stale; null if none is cached or it is too old. */
  async stale(key: string): Promise<Response | null> {
    const cached = this.#cached.get(key)
    if (!cached || !this.#stale) return null
    const ageMs = this.#now() - cached.currentAt
    if (ageMs > this.#stale.maxAgeMs) return null
    this.#onUse('stale')
    return this.#stale.mark(key, cached.response, ageMs)
  }

  #now(): number {
    return this.#stale?.now() ?? 0
  }
}
