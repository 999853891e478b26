import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether the page lives in a browser already: only then is known who is signed in. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
