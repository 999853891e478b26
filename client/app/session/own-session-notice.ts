import { useEffect, useSyncExternalStore } from 'react'

let forms = 0
const listeners = new Set<() => void>()

function add(count: number) {
  forms += count
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by forms that show a notice of their own when the session has expired. */
export const useOwnSessionNotice = () =>
  useEffect(() => {
    add(1)
    return () => add(-1)
  }, [])

/** Whether the page has such a form. */
export const useHasOwnSessionNotice = () =>
  useSyncExternalStore(
    subscribe,
    () => forms > 0,
    () => false,
  )
