import { isBoolean, isNumber, isString, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The scroll position of the home page: specification, section 3, session storage. */
export interface HomeScrollPosition {
  /** Pixels from the top. */
  y: number
  /** The number of loaded feedback entries. */
  shown: number
  /** The router's key of the history entry. */
  visit: string
}

const position = storedValue({
  key: 'homeScrollPosition',
  version: 1,
  area: 'session',
  isValid: objectOf<HomeScrollPosition>({ y: isNumber, shown: isNumber, visit: isString }),
  fallback: null,
})
const restorationRequest = storedValue({
  key: 'homeDetour',
  version: 1,
  area: 'session',
  isValid: isBoolean,
  fallback: false,
})

export const storeHomeScrollPosition: (at: HomeScrollPosition) => void = position.write
export const readHomeScrollPosition: () => HomeScrollPosition | null = position.read

/** Called before a button of the page navigates away: the next visit restores the position, even without Back. */
export function requestScrollRestoration() {
  const { shown = 0, visit = '' } = readHomeScrollPosition() ?? {}
  storeHomeScrollPosition({ y: scrollY, shown, visit })
  restorationRequest.write(true)
}

/** Returns whether restoration was requested, and clears the request. */
export function takeScrollRestorationRequest() {
  const started = restorationRequest.read()
  restorationRequest.remove()
  return started
}
