import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import {
  takeScrollRestorationRequest,
  type HomeScrollPosition,
  storeHomeScrollPosition,
  readHomeScrollPosition,
} from './home-scroll-position.ts'

interface FeedbackPages {
  state: 'loading' | 'failed' | 'ready'
  shown: number
  hasMore: boolean
  loadingMore: boolean
  loadMoreFailed: boolean
  loadMore: () => Promise<void>
}

/** Whether the home page has been rendered since the document was loaded. */
let seen = false

/** Whether the document was isFreshVisit by a navigation rather than by Back or a reload. */
const isNewNavigation = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/**
 * The scroll position to restore on this visit; null where the page starts at the top or at a link's
 * target.
 */
function positionToRestore(visit: string): HomeScrollPosition | null {
  const position = readHomeScrollPosition()
  const isFreshVisit = visit === 'default' && !seen && isNewNavigation()
  seen = true
  return takeScrollRestorationRequest() || (position?.visit === visit && !isFreshVisit) ? position : null
}

/** User input that cancels the restoration. */
const userGestures = ['wheel', 'touchmove', 'keydown'] as const

/** The scroll position of this visit to the home page. */
export interface HomeScroll {
  /** Whether there may be a position to restore. */
  isRestoring: boolean
  targetRef: RefObject<HomeScrollPosition | null>
  /** The number of list entries; 0 until the list is hydrated. */
  shownRef: RefObject<number>
}

/** Stores the scroll position of the home page, and finds the one to restore on Back and after a reload. */
export function useHomeScrollPosition(): HomeScroll {
  const { key: visit } = useLocation()
  const [isRestoring] = useState(() => readHomeScrollPosition() !== null)
  const target = useRef<HomeScrollPosition | null>(null)
  const shown = useRef(0)
  const y = useRef(0)
  const store = useEffectEvent(() => storeHomeScrollPosition({ y: y.current, shown: shown.current, visit }))
  const find = useEffectEvent(() => positionToRestore(visit))

  // Removed before the router scrolls the next page, so that the stored position is this page's.
  useLayoutEffect(() => {
    const onScroll = () => void (y.current = scrollY)
    // The last scroll event may not have been dispatched yet.
    const onPageHide = () => {
      onScroll()
      store()
    }
    target.current = find()
    // Reading it now would lay out the whole page.
    const frame = requestAnimationFrame(onScroll)
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onPageHide)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onPageHide)
      store()
    }
  }, [])
  useEffect(() => {
    const cancel = () => void (target.current = null)
    for (const gesture of userGestures) addEventListener(gesture, cancel, { passive: true })
    return () => {
      for (const gesture of userGestures) removeEventListener(gesture, cancel)
    }
  }, [])
  return useMemo(() => ({ isRestoring, targetRef: target, shownRef: shown }), [isRestoring])
}

/**
 * Restores the scroll position, with as many list entries loaded as before. The router alone can't do this, because the
 * page is short at first.
 */
export function useHomeScrollRestoration(
  { targetRef, shownRef }: HomeScroll,
  { state, shown, hasMore, loadingMore, loadMoreFailed, loadMore }: FeedbackPages,
) {
  const loadNext = useEffectEvent(() => void loadMore())
  useLayoutEffect(() => {
    shownRef.current = shown
  }, [shownRef, shown])
  useEffect(() => {
    const position = targetRef.current
    if (position === null || state === 'loading' || loadingMore) return
    if (shown < position.shown && hasMore && !loadMoreFailed) return loadNext()
    scrollTo(0, position.y)
    targetRef.current = null
  }, [targetRef, state, shown, hasMore, loadingMore, loadMoreFailed])
}
