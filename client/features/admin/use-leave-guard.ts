import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'

/**
 * Asks before a page with unsaved changes is left: by a link or by going back with a question of our own, else by the
 * browser's. For going back the page lies twice in the history as soon as there is something to lose: the first step back
 * stays on it.
 */
export function useLeaveGuard(unsaved: boolean) {
  const navigate = useNavigate()
  const { pathname, search, ...location } = useLocation()
  const isUpper = (location.state as { upper?: boolean } | null)?.upper === true
  const [goOn, setGoOn] = useState<(() => void) | null>(null)
  const isDouble = useRef(false)
  /** She has agreed to leave. */
  const passes = useRef(false)
  const leaveBy = (way: () => void) =>
    setGoOn(() => () => {
      passes.current = true
      way()
    })

  const onStep = useEffectEvent(() => {
    // Saved meanwhile: one step back leaves both.
    if (!unsaved && isDouble.current && !isUpper) return void navigate(-1)
    if (!unsaved || passes.current) return
    if (isDouble.current) {
      if (!isUpper) leaveBy(() => void navigate(-1))
      return
    }
    isDouble.current = true
    void navigate(pathname + search, { state: { upper: true }, preventScrollReset: true })
  })
  useEffect(() => onStep(), [unsaved, isUpper])

  const onClick = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null
    if (!unsaved || passes.current || !link) return
    const elsewhere = link.origin === window.location.origin && link.pathname !== window.location.pathname
    const opensHere =
      event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !link.target
    if (!elsewhere || !opensHere) return
    event.preventDefault()
    event.stopPropagation()
    leaveBy(() => link.click())
  })
  const onUnload = useEffectEvent((event: BeforeUnloadEvent) => {
    if (unsaved && !passes.current) event.preventDefault()
  })
  useEffect(() => {
    const click = (event: MouseEvent) => onClick(event)
    const unload = (event: BeforeUnloadEvent) => onUnload(event)
    // Before the router hears of it.
    document.addEventListener('click', click, { capture: true })
    addEventListener('beforeunload', unload)
    return () => {
      document.removeEventListener('click', click, { capture: true })
      removeEventListener('beforeunload', unload)
    }
  }, [])

  const stay = () => {
    setGoOn(null)
    // The dialog closes first, then says that she has agreed.
    queueMicrotask(() => {
      if (!passes.current && isDouble.current && !isUpper) void navigate(1)
    })
  }
  return { asking: goOn !== null, goOn: () => goOn?.(), stay }
}
