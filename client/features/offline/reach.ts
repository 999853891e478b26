import { useSyncExternalStore } from 'react'

let lost = false
const listeners = new Set<() => void>()

function tell(now: boolean) {
  if (lost === now) return
  lost = now
  for (const listener of listeners) listener()
}

/** The shop could not be reached, and a copy stands in for its answer. */
export const markUnreachable = () => tell(true)

/** The shop has answered. */
export const markReachable = () => tell(false)

/** Whether the whole page is one of before, which the service worker had kept. */
export const isCachedPage = () => document.querySelector('meta[name="kept-page"]') !== null

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('online', listener)
  addEventListener('offline', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('online', listener)
    removeEventListener('offline', listener)
  }
}

/** Whether a copy stands in for an answer that should have come. */
export const useIsUnreachable = () =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )

/** Whether what she sees may be no more than what was seen last. */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => lost || !navigator.onLine,
    () => false,
  )
