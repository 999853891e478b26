import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether the component is hydrated in a browser: only then the session is known. During hydration it
 * renders what the server did.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
