import { useEffect, useState } from 'react'
import { useHydrated } from './use-hydrated.ts'

/** Safari has no idle callbacks: there it waits this long. */
const patienceMs = 1_500

/** Runs a task when the browser has nothing better to do; returns how to call it off. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(task)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(task, patienceMs)
  return () => clearTimeout(timer)
}

/** Whether the browser has had a quiet moment since the page arrived; at once on a page that it opens by itself. */
export function useIdle() {
  const [idle, setIdle] = useState(useHydrated())
  useEffect(() => whenIdle(() => setIdle(true)), [])
  return idle
}
