import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isNumber, isString, objectOf, recordOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { scrollKey } from '../shell/scroll-key.ts'
import { productNameId } from './OrderButtons.tsx'
import type { MoreDesigns } from './use-more-designs.ts'

/** The scroll position in a list with more than one page. */
interface Place {
  /** The number of loaded designs. */
  shown: number
  /** The id of the first visible card, and its distance from the window's top. */
  card: string
  top: number
}

const stored = storedValue({
  key: 'galleryPlaces',
  version: 1,
  area: 'session',
  isValid: recordOf(objectOf<Place>({ shown: isNumber, card: isString, top: isNumber })),
  fallback: {},
})
/** The maximum number of lists whose positions are stored. */
const most = 20

function keepPlace(key: string, place: Place | null) {
  const places = stored.read()
  if (place === null && !(key in places)) return
  const { [key]: _, ...others } = places
  const entries = place
    ? [...Object.entries(others), [key, place] as const].slice(-most)
    : Object.entries(others)
  stored.write(Object.fromEntries(entries))
}

/** The first card that is visible below the navigation bar. */
function placeIn(list: HTMLElement, shown: number): Place | null {
  for (const name of list.querySelectorAll<HTMLElement>(`[id^="${productNameId('')}"]`)) {
    const { top, bottom } = name.closest('li')?.getBoundingClientRect() ?? name.getBoundingClientRect()
    if (bottom > barHeight) return { shown, card: name.id, top }
  }
  return null
}

const barHeight = 64

/** User input that cancels the restoration. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** A navigation to a typed or external address, rather than Back. */
const isNewVisit = (key: string) =>
  key === 'default' &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
    'navigate'

/**
 * Restores the scroll position on Back, also after a full page load, when the list starts with one
 * page: then it loads as many designs as before. React Router restores positions only while the list is
 * in memory.
 */
export function useListScrollPosition(list: RefObject<HTMLElement | null>, shown: number, more: MoreDesigns) {
  const location = useLocation()
  const type = useNavigationType()
  const key = scrollKey(location)
  const wanted = useRef<Place | null>(null)
  /**
   * The position is restored. The server's response may still replace a cached one, and make the list
   * short again.
   */
  const arrived = useRef(false)
  /** The number of designs shown, until another list replaces this one. */
  const held = useRef(0)
  useEffect(() => {
    held.current = shown
  }, [shown])

  const keep = useEffectEvent((of: string) => {
    const count = held.current
    // During the restoration the list isn’t complete yet.
    const onTheWay = wanted.current !== null && !arrived.current
    if (onTheWay || list.current === null || count === 0) return
    keepPlace(of, count > pageSize ? placeIn(list.current, count) : null)
  })
  useLayoutEffect(() => {
    const leave = () => keep(key)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [key])

  useEffect(() => {
    wanted.current =
      type === NavigationType.Pop && !isNewVisit(location.key) ? (stored.read()[key] ?? null) : null
    arrived.current = false
    const giveUp = () => void (wanted.current = null)
    for (const gesture of gestures) addEventListener(gesture, giveUp, { passive: true })
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, giveUp)
    }
  }, [key, type, location.key])

  const goOn = useEffectEvent(() => {
    const place = wanted.current
    if (place === null || shown === 0) return
    if (shown < place.shown && more.next !== null && !more.failed) {
      arrived.current = false
      void more.load()
      return
    }
    if (arrived.current) return
    const card = document.getElementById(place.card)?.closest('li')
    if (card) scrollBy({ top: card.getBoundingClientRect().top - place.top, behavior: 'instant' })
    arrived.current = true
  })
  useEffect(() => {
    goOn()
  }, [key, shown, more.next, more.loading, more.failed])
}

const pageSize = 24
