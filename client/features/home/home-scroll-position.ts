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

const place = storedValue({
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

export const storeHomeScrollPosition: (at: HomeScrollPosition) => void = place.write
export const readHomeScrollPosition: () => HomeScrollPosition | null = place.read

/** Called before a button of the page navigates away: the position is restored on every way of returning. */
export function beginDetour() {
  const { shown = 0, visit = '' } = readHomeScrollPosition() ?? {}
  storeHomeScrollPosition({ y: scrollY, shown, visit })
  detour.write(true)
}

/** Returns whether a detour was started, and ends it. */
export function endDetour() {
  const begun = detour.read()
  detour.remove()
  return begun
}
