import { type Location, useLocation } from 'react-router-dom'

/** The router's state with which the log-in pages return to this page; they pass on the one that they have. */
export function useReturnHere() {
  const { pathname, search, hash, state } = useLocation() as Location<{ from?: string } | null>
  return { from: state?.from ?? pathname + search + hash }
}
