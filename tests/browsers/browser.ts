/** What is found on a page as a shopper finds it: the first visible element with this selector and this name. */
export interface Target {
  selector: string
  /** Its label, or its text; a regular expression finds a part of it. Without a name, any element. */
  name?: string | RegExp
}

/** What the journeys need of a browser. Clicks and keys are those of a user, not events made by a script. */
export interface Browser {
  readonly name: string
  /** Opens an address and waits for its `load` event. */
  open: (address: string) => Promise<void>
  /** Runs an expression in the page and returns its value, which JSON can hold. */
  evaluate: (expression: string) => Promise<unknown>
  /** Scrolls to the element and clicks its middle. False when there is none. */
  click: (target: Target) => Promise<boolean>
  /** Types into the focused element. */
  type: (text: string) => Promise<void>
  press: (key: 'Enter' | 'Tab') => Promise<void>
  /** Messages of errors that the pages' scripts raised since the last call. */
  takeErrors: () => string[]
  close: () => Promise<void>
}

/** An expression that finds the target in a page, and brings it into the middle of the window. */
export const finding = ({ selector, name }: Target): string => `(() => {
  const name = ${name === undefined ? 'null' : typeof name === 'string' ? JSON.stringify(name) : String(name)}
  const tidy = (text) => (text ?? '').replace(/\\s+/g, ' ').trim()
  const matches = (text) => name instanceof RegExp ? name.test(tidy(text)) : tidy(text) === name
  const found = [...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false
    if (element.closest('[inert], [aria-hidden=true]')) return false
    const names = [element.getAttribute('aria-label'), ...[...(element.labels ?? [])].map((label) => label.innerText)]
    return name === null || [...names, element.innerText].some(matches)
  })
  found?.scrollIntoView({ block: 'center', behavior: 'instant' })
  return found ?? null
})()`
