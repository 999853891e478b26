import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom'
import { isNumber, isString, objectOf, recordOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { scrollKey } from '../../app/shell/scroll-key.ts'
import { productNameId } from './OrderButtons.tsx'
import type { MoreDesigns } from './use-more-designs.ts'

/** The scroll position in a list with more than one page. */
interface ScrollPosition {
  /** The number of loaded designs. */
  shown: number
  /** The id of the first visible card, and its distance from the window's top. */
  card: string
  top: number
}

const stored = storedValue({
  key: 'galleryScrollPositions',
  version: 1,
  area: 'session',
  isValid: recordOf(objectOf<ScrollPosition>({ shown: isNumber, card: isString, top: isNumber })),
  fallback: {},
})
/** The maximum number of lists whose positions are stored. */
const maxLists = 20

function storePosition(key: string, position: ScrollPosition | null) {
  const positions = stored.read()
  if (position === null && !(key in positions)) return
  const { [key]: _, ...others } = positions
  const entries = position
    ? [...Object.entries(others), [key, position] as const].slice(-maxLists)
    : Object.entries(others)
  stored.write(Object.fromEntries(entries))
}

/** The first card that is visible below the navigation bar. */
function positionIn(list: HTMLElement, shown: number): ScrollPosition | null {
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
const isNewNavigation = (key: string) =>
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
  const target = useRef<ScrollPosition | null>(null)
  /**
   * The position is restored. The server's response may still replace a cached one, and make the list
   * short again.
   */
  const restored = useRef(false)
  /** The number of designs shown, until another list replaces this one. */
  const shownDesigns = useRef(0)
  useEffect(() => {
    shownDesigns.current = shown
  }, [shown])

  const store = useEffectEvent((of: string) => {
    const count = shownDesigns.current
    // During the restoration the list isn’t complete yet.
    const isRestoring = target.current !== null && !restored.current
    if (isRestoring || list.current === null || count === 0) return
    storePosition(of, count > pageSize ? positionIn(list.current, count) : null)
  })
  useLayoutEffect(() => {
    const leave = () => store(key)
    addEventListener('pagehide', leave)
    return () => {
      removeEventListener('pagehide', leave)
      leave()
    }
  }, [key])

  useEffect(() => {
    target.current =
      type === NavigationType.Pop && !isNewNavigation(location.key) ? (stored.read()[key] ?? null) : null
    restored.current = false
    const cancel = () => void (target.current = null)
    for (const gesture of gestures) addEventListener(gesture, cancel, { passive: true })
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, cancel)
    }
  }, [key, type, location.key])

  const restore = useEffectEvent(() => {
    const position = target.current
    if (position === null || shown === 0) return
    if (shown < position.shown && more.next !== null && !more.failed) {
      restored.current = false
      void more.load()
      return
    }
    if (restored.current) return
    const card = document.getElementById(position.card)?.closest('li')
    if (card) scrollBy({ top: card.getBoundingClientRect().top - position.top, behavior: 'instant' })
    restored.current = true
  })
  useEffect(() => {
    restore()
  }, [key, shown, more.next, more.loading, more.failed])
}

const pageSize = 24
