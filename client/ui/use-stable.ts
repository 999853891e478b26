import { useCallback, useInsertionEffect, useRef } from 'react'

/**
 * The same function at every render, doing what the latest render's does: parts that are kept while their props stay
 * the same can take it.
 */
export function useStable<Args extends unknown[]>(latest: (...args: Args) => void) {
  const current = useRef(latest)
  useInsertionEffect(() => {
    current.current = latest
  })
  return useCallback((...args: Args) => current.current(...args), [])
}
