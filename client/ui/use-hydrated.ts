import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/**
 * Whether the component runs in a browser and has been hydrated: only then is it known who is signed in. While it
 * hydrates it renders what the server did.
 */
export const useHydrated = () =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
