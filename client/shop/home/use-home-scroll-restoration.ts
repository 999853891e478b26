import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
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

/**
 * Stores the scroll position of the home page and restores it on Back and after a reload, with as many
 * list entries loaded as before. The router alone can't do this, because the page is short at first.
 */
export function useHomeScrollRestoration({
  state,
  shown,
  hasMore,
  loadingMore,
  loadMoreFailed,
  loadMore,
}: FeedbackPages) {
  const { key: visit } = useLocation()
  const target = useRef<HomeScrollPosition | null>(null)
  const y = useRef(0)
  const store = useEffectEvent(() => storeHomeScrollPosition({ y: y.current, shown, visit }))
  const find = useEffectEvent(() => positionToRestore(visit))
  const loadNext = useEffectEvent(() => void loadMore())

  // Removed before the router scrolls the next page, so that the stored position is this page's.
  useLayoutEffect(() => {
    const onScroll = () => void (y.current = scrollY)
    // The last scroll event may not have been dispatched yet.
    const onPageHide = () => {
      onScroll()
      store()
    }
    onScroll()
    addEventListener('scroll', onScroll, { passive: true })
    addEventListener('pagehide', onPageHide)
    return () => {
      removeEventListener('scroll', onScroll)
      removeEventListener('pagehide', onPageHide)
      store()
    }
  }, [])
  useEffect(() => {
    target.current = find()
    const cancel = () => void (target.current = null)
    for (const gesture of userGestures) addEventListener(gesture, cancel, { passive: true })
    return () => {
      for (const gesture of userGestures) removeEventListener(gesture, cancel)
    }
  }, [])
  useEffect(() => {
    const position = target.current
    if (position === null || state === 'loading' || loadingMore) return
    if (shown < position.shown && hasMore && !loadMoreFailed) return loadNext()
    scrollTo(0, position.y)
    target.current = null
  }, [state, shown, hasMore, loadingMore, loadMoreFailed])
}
