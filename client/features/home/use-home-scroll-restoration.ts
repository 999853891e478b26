import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import {
  endDetour,
  type HomeScrollPosition,
  storeHomeScrollPosition,
  readHomeScrollPosition,
} from './home-scroll-position.ts'

interface GrowingList {
  state: 'loading' | 'failed' | 'ready'
  shown: number
  hasMore: boolean
  growing: boolean
  growthFailed: boolean
  grow: () => Promise<void>
}

/** Whether the home page has been rendered since the document was loaded. */
let seen = false

/** Whether the document was opened by a navigation rather than by Back or a reload. */
const isNewNavigation = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * The scroll position to restore on this visit; null where the page starts at the top or at a link's
 * target.
 */
function positionToRestore(visit: string): HomeScrollPosition | null {
  const place = readHomeScrollPosition()
  const anew = visit === 'default' && !seen && isNewNavigation()
  seen = true
  return endDetour() || (place?.visit === visit && !anew) ? place : null
}

/** User input that cancels the restoration. */
const userGestures = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Stores the scroll position of the home page and restores it on Back and after a reload, with as many
 * list entries loaded as before. The router alone can't do this, because the page is short at first.
 */
export function useHomeScrollRestoration({
  state,
  shown,
  hasMore,
  growing,
  growthFailed,
  grow,
}: GrowingList) {
  const { key: visit } = useLocation()
  const target = useRef<HomeScrollPosition | null>(null)
  const y = useRef(0)
  const keep = useEffectEvent(() => storeHomeScrollPosition({ y: y.current, shown, visit }))
  const find = useEffectEvent(() => positionToRestore(visit))
  const goOn = useEffectEvent(() => void grow())

  // Removed before the router scrolls the next page, so that the stored position is this page's.
  useLayoutEffect(() => {
    const onScroll = () => void (y.current = scrollY)
    // The last scroll event may not have been dispatched yet.
    const onPageHide = () => {
      onScroll()
      keep()
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onPageHide)
      keep()
    }
  }, [])
  useEffect(() => {
    target.current = find()
    const letGo = () => void (target.current = null)
    for (const move of userGestures) addEventListener(move, letGo, { passive: true })
    return () => {
      for (const move of userGestures) removeEventListener(move, letGo)
    }
  }, [])
  useEffect(() => {
    const place = target.current
    if (place === null || state === 'loading' || growing) return
    if (shown < place.shown && hasMore && !growthFailed) return goOn()
    scrollTo(0, place.y)
    target.current = null
  }, [state, shown, hasMore, growing, growthFailed])
}
