import { startTransition, useEffect, useState } from 'react'

/** Whether the server's HTML has been taken over. */
let takenOver = false

/**
 * Whether the page lives in a browser already: only then is known who is signed in. What changes with it is rendered
 * in slices, after the page has been taken over.
 */
export function useHydrated() {
  const [hydrated, setHydrated] = useState(takenOver)
  useEffect(() => {
    takenOver = true
    startTransition(() => setHydrated(true))
  }, [])
  return hydrated
}
