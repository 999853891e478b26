import { type TouchEvent, useEffect, useRef, useState } from 'react'
import { useReducedMotion, useTabHidden } from './media.ts'

const swipeDistance = 48

/**
 * The current slide and its timer. The slideshow pauses on hover, on focus and in inactive tabs, and
 * stops once the user has changed the slide. It doesn't start under reduced motion.
 */
export function useSlideshow(count: number, interval: number) {
  const [index, setIndex] = useState(0)
  const [isPrepared, setPrepared] = useState(false)
  const [stopped, setStopped] = useState(false)
  const [pointed, setPointed] = useState(false)
  const [focused, setFocused] = useState(false)
  const reducedMotion = useReducedMotion()
  const hidden = useTabHidden()
  const touchStart = useRef(0)

  const playing = !stopped && !reducedMotion
  const running = playing && !pointed && !focused && !hidden
  useEffect(() => {
    if (!running) return
    const timer = setInterval(() => setIndex((current) => (current + 1) % count), interval)
    return () => clearInterval(timer)
  }, [running, count, interval])

  useEffect(() => {
    const timer = setTimeout(() => setPrepared(true), interval / 2)
    return () => clearTimeout(timer)
  }, [interval])

  const show = (next: number) => {
    setStopped(true)
    setIndex((next + count) % count)
  }
  const onTouchEnd = (event: TouchEvent) => {
    const moved = (event.changedTouches[0]?.clientX ?? 0) - touchStart.current
    if (Math.abs(moved) >= swipeDistance) show(index + (moved < 0 ? 1 : -1))
  }
  return {
    index,
    /** Whether the other slides are to be ready for being shown: from half of the first one's time on. */
    isPrepared,
    playing,
    /** Shows a slide on request. */
    show,
    next: () => show(index + 1),
    previous: () => show(index - 1),
    toggle: () => setStopped(playing),
    /** Props of the element around the slides. */
    handlers: {
      onMouseEnter: () => setPointed(true),
      onMouseLeave: () => setPointed(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
      onTouchStart: (event: TouchEvent) => {
        touchStart.current = event.changedTouches[0]?.clientX ?? 0
      },
      onTouchEnd,
    },
  }
}
