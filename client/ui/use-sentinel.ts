import { useEffect, useEffectEvent, useRef } from 'react'

/** Keeps the browser from holding what stands below a growing list in its place. */
export const noAnchor = { overflowAnchor: 'none' } as const

/** A jump to the page's end passes the sentinel by about the footer's height. What a batch adds is higher. */
const behind = 1_200

/**
 * Calls back whenever the element that takes the returned ref, one and the same for good, scrolls into view, as long as
 * it is watched, and so many pixels `ahead` of it. With `noAnchor` on the element and on all that follows it, the page grows below her
 * place rather than above it: what was reached moves out of view again.
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
