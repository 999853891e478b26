import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { endDetour, type HomePlace, keepHomePlace, readHomePlace } from './home-place.ts'

interface GrowingList {
  state: 'loading' | 'failed' | 'ready'
  shown: number
  hasMore: boolean
  growing: boolean
  growthFailed: boolean
  grow: () => Promise<void>
}

/** Whether the home page has been seen since the document was loaded. */
let seen = false

/** She opened the shop's address anew rather than coming back to it. */
const cameAnew = () =>
  performance.getEntriesByType('navigation').some((entry) => 'type' in entry && entry.type === 'navigate')

/** The place to bring her back to on this visit; null where she begins at the top or where a link leads. */
function placeToRestore(visit: string): HomePlace | null {
  const place = readHomePlace()
  const anew = visit === 'default' && !seen && cameAnew()
  seen = true
  return endDetour() || (place?.visit === visit && !anew) ? place : null
}

/** What she does when she takes the page into her own hands. */
const herOwnMoves = ['wheel', 'touchmove', 'keydown'] as const

/**
 * Keeps in session storage where she stands on the home page, and brings her back there, as many entries of the list
 * loaded as before: on the way back and after a reload, which the router alone can't do since the page begins short.
 */
export function useHomePlace({ state, shown, hasMore, growing, growthFailed, grow }: GrowingList) {
  const { key: visit } = useLocation()
  const target = useRef<HomePlace | null>(null)
  const y = useRef(0)
  const keep = useEffectEvent(() => keepHomePlace({ y: y.current, shown, visit }))
  const find = useEffectEvent(() => placeToRestore(visit))
  const goOn = useEffectEvent(() => void grow())

  // Ends before the window jumps to the next page's place: what counts is where she was.
  useLayoutEffect(() => {
    const onScroll = () => void (y.current = scrollY)
    // The last scrolling may not have been told yet.
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
    for (const move of herOwnMoves) addEventListener(move, letGo, { passive: true })
    return () => {
      for (const move of herOwnMoves) removeEventListener(move, letGo)
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
