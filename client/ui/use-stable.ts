import { useCallback, useInsertionEffect, useRef } from 'react'

/** A stable function that calls the latest render's function, for memoized components. */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void) {
  const current = useRef(latest)
  useInsertionEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
