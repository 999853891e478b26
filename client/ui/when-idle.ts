/** Safari has no idle callbacks: there it waits this long. */
const patienceMs = 1_500

/** Runs a task when the browser is idle; returns a function to cancel it. */
export function whenIdle(task: () => void): () => void {
  if ('requestIdleCallback' in globalThis) {
    const request = requestIdleCallback(task)
    return () => cancelIdleCallback(request)
  }
  const timer = setTimeout(task, patienceMs)
  return () => clearTimeout(timer)
}
