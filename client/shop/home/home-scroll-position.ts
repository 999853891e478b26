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
const detour = storedValue({
  key: 'homeDetour',
  version: 1,
  area: 'session',
  isValid: isBoolean,
  fallback: false,
})

export const storeHomeScrollPosition: (at: HomeScrollPosition) => void = position.write
export const readHomeScrollPosition: () => HomeScrollPosition | null = position.read

/** Called before a button of the page navigates away: the next visit restores the position, even without Back. */
export function startDetour() {
  const { shown = 0, visit = '' } = readHomeScrollPosition() ?? {}
  storeHomeScrollPosition({ y: scrollY, shown, visit })
  detour.write(true)
}

/** Returns whether a detour was started, and ends it. */
export function endDetour() {
  const started = detour.read()
  detour.remove()
  return started
}
