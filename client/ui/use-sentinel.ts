import { useEffect, useEffectEvent, useState } from 'react'

/** Calls back whenever the element that takes the returned ref scrolls into view, as long as it is watched. */
export function useSentinel(onReached: () => void, watching: boolean) {
  const [element, setElement] = useState<HTMLElement | null>(null)
  const reached = useEffectEvent(onReached)
  useEffect(() => {
    if (element === null || !watching) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
      },
      // Also when she has jumped past it.
      { rootMargin: '100000px 0px 0px' },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [element, watching])
  return setElement
}
