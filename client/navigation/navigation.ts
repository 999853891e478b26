import type {
  Location,
  NavigateOptions,
  Navigator,
  NavigationType,
  RouteObject,
  To,
  UNSAFE_createBrowserHistory,
} from 'react-router-dom'
import { loadPages } from './load-pages.ts'

/** The browser's history, or a test's in memory. */
export type History = Pick<
  ReturnType<typeof UNSAFE_createBrowserHistory>,
  'action' | 'location' | 'createHref' | 'encodeLocation' | 'push' | 'replace' | 'go' | 'listen'
>

/** Where she is. */
export interface Place {
  location: Location
  /** How she came there. */
  type: NavigationType
  /** The window stays where it is scrolled to. */
  keepsScroll: boolean
  /** Why the page's code didn't come. */
  failure: { error: unknown } | null
}

type Listener = (news: { place: Place; loading: boolean }) => void

export interface NavigationOptions {
  routes: RouteObject[]
  history: History
  basename: string
}

/**
 * Changes of page. The next page's code is fetched first: until it has come, the address and the page stay as they
 * are. Whatever she does meanwhile, going back included, takes the place of the change under way.
 */
export class Navigation implements Navigator {
  readonly basename: string
  readonly routes: RouteObject[]
  /** The page that the document was made for: what hydration begins with. */
  readonly first: Place
  place: Place
  readonly #history: History
  readonly #listeners = new Set<Listener>()
  #changes = 0

  constructor({ routes, history, basename }: NavigationOptions) {
    this.routes = routes
    this.basename = basename
    this.#history = history
    this.first = { location: history.location, type: history.action, keepsScroll: true, failure: null }
    this.place = this.first
    // The browser's own buttons: their address comes before its page.
    history.listen(({ location, action }) => void this.#change(location, action, {}, () => {}))
  }

  subscribe(listener: Listener) {
    this.#listeners.add(listener)
    return () => void this.#listeners.delete(listener)
  }

  /** Fetches the first page's code where that hasn't been done. */
  start = () => this.#change(this.first.location, this.first.type, { preventScrollReset: true }, () => {})

  push = (to: To, state?: unknown, options: NavigateOptions = {}) => {
    const location = this.#locate(to, state)
    return this.#change(location, pushed, options, () => this.#history.push(location))
  }

  replace = (to: To, state?: unknown, options: NavigateOptions = {}) => {
    const location = this.#locate(to, state)
    return this.#change(location, replaced, options, () => this.#history.replace(location))
  }

  go = (delta: number) => this.#history.go(delta)
  createHref = (to: To) => this.#history.createHref(to)
  encodeLocation = (to: To) => this.#history.encodeLocation(to)

  async #change(
    location: Location,
    type: NavigationType,
    { preventScrollReset = false }: NavigateOptions,
    enter: () => void,
  ) {
    const change = ++this.#changes
    let failure: Place['failure'] = null
    const loading = loadPages(this.routes, location, this.basename)
    if (loading) this.#tell(true)
    // Also where nothing is missing: the tap that led here is answered first, and of two moves at once the latter wins.
    await loading?.catch((error: unknown) => (failure = { error }))
    if (change !== this.#changes) return
    enter()
    this.place = { location, type, keepsScroll: preventScrollReset, failure }
    this.#tell(false)
  }

  #locate(to: To, state: unknown): Location {
    const path = this.#history.encodeLocation(to)
    return { ...path, state: state ?? null, key: Math.random().toString(36).slice(2, 10), mask: undefined }
  }

  #tell(loading: boolean) {
    for (const listener of this.#listeners) listener({ place: this.place, loading })
  }
}

// By their own names: the enumeration itself is the router's code, which this module does without.
const pushed = 'PUSH' as NavigationType.Push
const replaced = 'REPLACE' as NavigationType.Replace
