import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Place } from './navigation.ts'
import { scrollKey } from './scroll-key.ts'

const storageName = 'scrollPlaces'

/** Pixels from the top, by `scrollKey`. */
function readPlaces(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(storageName) ?? '{}') as Record<string, number>
  } catch {
    return {}
  }
}

class ScrollPlaces {
  readonly #places = readPlaces()
  /** Of the page that the window shows. */
  #key: string

  constructor({ location }: Place) {
    this.#key = scrollKey(location)
  }

  keep = () => void (this.#places[this.#key] = scrollY)

  store = () => {
    this.keep()
    try {
      sessionStorage.setItem(storageName, JSON.stringify(this.#places))
    } catch {
      // Without storage she comes back to the top.
    }
  }

  /** Scrolls to where she left the page, to the section that a link named, or to the top. */
  enter({ location, keepsScroll }: Place) {
    this.#key = scrollKey(location)
    const y = this.#places[this.#key]
    if (y !== undefined) return scrollTo(0, y)
    const section = location.hash && document.getElementById(decodeURIComponent(location.hash.slice(1)))
    if (section) return section.scrollIntoView()
    if (!keepsScroll) scrollTo(0, 0)
  }
}

/** Brings her back to where she was on the pages she goes back to, and to the top of all others. */
export function useScrollPlaces(place: Place) {
  const [places] = useState(() => new ScrollPlaces(place))
  const entered = useRef(place)
  useLayoutEffect(() => {
    // The first page is the browser's: she may have scrolled it while the code was on its way.
    if (entered.current === place) return
    entered.current = place
    places.enter(place)
  }, [place, places])
  useEffect(() => {
    // While the page lives the browser would scroll before its content is there; to a new one it brings her itself.
    const take = () => void (history.scrollRestoration = 'manual')
    const give = () => {
      places.store()
      history.scrollRestoration = 'auto'
    }
    take()
    addEventListener('pageshow', take)
    addEventListener('pagehide', give)
    return () => {
      removeEventListener('pageshow', take)
      removeEventListener('pagehide', give)
      history.scrollRestoration = 'auto'
    }
  }, [places])
  return places
}
