import { whenIdle } from './when-idle.ts'

/** What shows that somebody uses the page, and doesn't only open it. */
const signs = ['pointerdown', 'pointermove', 'keydown', 'scroll', 'touchstart'] as const

let isUsed = false
const waiting = new Set<() => void>()

function onUse() {
  isUsed = true
  for (const type of signs) removeEventListener(type, onUse, true)
  const tasks = [...waiting]
  waiting.clear()
  for (const task of tasks) task()
}

/**
 * Runs a task when the page is used for the first time and the browser is idle, so that what a page needs only then doesn't
 * delay its start. Returns a function to cancel it.
 */
export function whenUsed(task: () => void): () => void {
  if (isUsed) return whenIdle(task)
  let cancel: () => void = () => void waiting.delete(start)
  const start = () => {
    cancel = whenIdle(task)
  }
  if (waiting.size === 0)
    for (const type of signs) addEventListener(type, onUse, { capture: true, passive: true })
  waiting.add(start)
  return () => cancel()
}
