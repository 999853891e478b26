import { useEffect, useEffectEvent, useRef } from 'react'

/** Disables scroll anchoring, which would hold the content below a growing list in place. */
export const noAnchor = { overflowAnchor: 'none' } as const

/** A jump to the page's end passes the sentinel by about the footer's height. A batch is higher than that. */
const behind = 1_200

/**
 * Calls back whenever the element with the returned ref, which is stable, comes within `ahead` pixels
 * of the viewport while it is watched. With `noAnchor` on the element and everything after it, the page
 * grows below the scroll position, which moves the element out of view again.
 */
export function useSentinel(onReached: () => void, watching: boolean, ahead = 0) {
  const element = useRef<HTMLDivElement>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (element.current === null || !watching) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
      },
      { rootMargin: `${behind}px 0px ${ahead}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [watching, ahead])
  return element
}
