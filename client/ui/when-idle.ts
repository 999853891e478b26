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
