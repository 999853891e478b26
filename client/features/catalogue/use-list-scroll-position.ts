import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isNumber, isString, objectOf, recordOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { scrollKey } from '../shell/scroll-key.ts'
import { productNameId } from './OrderButtons.tsx'
import type { MoreDesigns } from './use-more-designs.ts'

/** Where she was in a list that had grown. */
interface Place {
  /** How many designs the list held. */
  shown: number
  /** The element that names the first card in view, and how far below the window's edge the card began. */
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
/** Lists of one tab whose places are kept. */
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

/** The first card of which something shows below the navigation bar. */
function placeIn(list: HTMLElement, shown: number): Place | null {
  for (const name of list.querySelectorAll<HTMLElement>(`[id^="${productNameId('')}"]`)) {
    const { top, bottom } = name.closest('li')?.getBoundingClientRect() ?? name.getBoundingClientRect()
    if (bottom > barHeight) return { shown, card: name.id, top }
  }
  return null
}

const barHeight = 64

/** Signs that she has taken the page into her own hands. */
const gestures = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const

/** An address that was typed or followed from elsewhere, not gone back to. */
const isNewVisit = (key: string) =>
  key === 'default' &&
  (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ===
    'navigate'

/**
 * Brings her back to the card she left, also when the page was loaded whole meanwhile and the list begins short
 * again: then it grows to what it was first. The router's own restoration has a place to go to only while the list is
 * in memory.
 */
export function useListScrollPosition(list: RefObject<HTMLElement | null>, shown: number, more: MoreDesigns) {
  const location = useLocation()
  const type = useNavigationType()
  const key = scrollKey(location)
  const wanted = useRef<Place | null>(null)
  /** She is there again. The shop's answer may still take the place of a kept copy, and the list be short once more. */
  const arrived = useRef(false)
  /** What was on the screen until now, while another list takes its place. */
  const held = useRef(0)
  useEffect(() => {
    held.current = shown
  }, [shown])

  const keep = useEffectEvent((of: string) => {
    const count = held.current
    // On the way back the list isn’t yet what it was.
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
