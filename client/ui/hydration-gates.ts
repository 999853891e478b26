/** Holds back the hydration of a section until it opens. */
export interface HydrationGate {
  isOpen: boolean
  readonly opened: Promise<void>
  readonly open: () => void
}

/** The functions that open the closed gates, by the elements that they hold back. */
const closed = new Map<Element, () => void>()

let observer: IntersectionObserver | undefined

/** Whether the page has changed since the document was loaded: from then on no section waits. */
let hasNavigated = false

/**
 * The events that open the gate around their target. They are captured before React receives them, which then hydrates the
 * section at once, so that no tap is lost.
 */
const touches = ['pointerover', 'pointerdown', 'focusin', 'keydown', 'click'] as const

export function createGate(): HydrationGate {
  let resolve = () => {}
  const opened = new Promise<void>((done) => (resolve = done))
  const gate = {
    isOpen: false,
    opened,
    open: () => {
      gate.isOpen = true
      resolve()
    },
  }
  return gate
}

/**
 * Opens the gate when its element is touched or, if it can be seen, comes into view, and calls back; at once after a navigation.
 * Returns a function that stops watching.
 */
export function watchGate(
  element: Element,
  gate: HydrationGate,
  canBeSeen: boolean,
  onOpen: () => void,
): () => void {
  if (gate.isOpen) return () => {}
  if (hasNavigated) {
    gate.open()
    onOpen()
    return () => {}
  }
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const entry of entries) if (entry.isIntersecting && !isHidden(entry)) openGate(entry.target)
    },
    // What only peeks in at the bottom waits: a phone's bar of buttons may cover it.
    { rootMargin: '0px 0px -10%' },
  )
  if (closed.size === 0)
    for (const type of touches) addEventListener(type, openAtTarget, { capture: true, passive: true })
  closed.set(element, () => {
    gate.open()
    onOpen()
  })
  if (canBeSeen) observer.observe(element)
  return () => forget(element)
}

/** Whether the section has content that isn't displayed, such as a laptop's links on a phone: without an area it counts as in view. */
const isHidden = ({ target, boundingClientRect: { height } }: IntersectionObserverEntry) =>
  height === 0 && target.childElementCount > 0

/**
 * Opens all gates, also those of sections inside a section that is hydrated only now: when the page changes, React waits for the
 * sections that it keeps.
 */
export function openGates() {
  hasNavigated = true
  for (const element of [...closed.keys()]) openGate(element)
}

function openAtTarget({ target }: Event) {
  for (const element of [...closed.keys()]) if (element.contains(target as Node)) openGate(element)
}

function openGate(element: Element) {
  const open = closed.get(element)
  forget(element)
  open?.()
}

function forget(element: Element) {
  closed.delete(element)
  observer?.unobserve(element)
}
