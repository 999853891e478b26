import { useSyncExternalStore } from 'react'

let lost = false
const listeners = new Set<() => void>()

function setLost(now: boolean) {
  if (lost === now) return
  lost = now
  for (const listener of listeners) listener()
}

/** The server could not be reached, and a cached response was used. */
export const markUnreachable = () => setLost(true)

/** The server has responded. */
export const markReachable = () => setLost(false)

/** Whether the document came from the service worker's cache. */
export const isCachedPage = () => document.querySelector('meta[name="cached-page"]') !== null

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

/** Whether a cached response replaced one from the server. */
export const useIsUnreachable = () =>
  useSyncExternalStore(
    subscribe,
    () => lost,
    () => false,
  )

/** Whether the page may show outdated data. */
export const useIsOffline = () =>
  useSyncExternalStore(
    subscribe,
    () => lost || !navigator.onLine,
    () => false,
  )
