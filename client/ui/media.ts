import { useSyncExternalStore } from 'react'

const reducedMotion = '(prefers-reduced-motion: reduce)'

/** Whether the user prefers reduced motion. Unknown on the server, where it is false. */
export const useReducedMotion = () =>
  useSyncExternalStore(
    (changed) => {
      const query = matchMedia(reducedMotion)
      query.addEventListener('change', changed)
      return () => query.removeEventListener('change', changed)
    },
    () => matchMedia(reducedMotion).matches,
    () => false,
  )

/** Whether the tab is in the background. */
export const useTabHidden = () =>
  useSyncExternalStore(
    (changed) => {
      document.addEventListener('visibilitychange', changed)
      return () => document.removeEventListener('visibilitychange', changed)
    },
    () => document.hidden,
    () => false,
  )
