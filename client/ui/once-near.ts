import { whenIdle } from './when-idle.ts'

/** How close counts as near: as high as the window itself. */
const rootMargin = '100% 0px'

/** Runs a task once she has scrolled or the element is near what she sees, when the browser is idle; returns how to call it off. */
export function onceNear(element: Element, task: () => void): () => void {
  const ending = new AbortController()
  const { signal } = ending
  const reached = () => {
    ending.abort()
    callOff = whenIdle(task)
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) reached()
    },
    { rootMargin },
  )
  signal.addEventListener('abort', () => observer.disconnect())
  let callOff = () => ending.abort()
  observer.observe(element)
  addEventListener('scroll', reached, { passive: true, signal })
  return () => callOff()
}
