import { isBoolean, isNumber, isString, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** Where she stood on the home page: specification, section 3, session storage. */
export interface HomeScrollPosition {
  /** Pixels from the top. */
  y: number
  /** How many feedback entries had been loaded. */
  shown: number
  /** The router's name of the visit. */
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

/** She goes aside by a button of the page: her place is kept, and restored however she comes back. */
export function beginDetour() {
  const { shown = 0, visit = '' } = readHomeScrollPosition() ?? {}
  storeHomeScrollPosition({ y: scrollY, shown, visit })
  detour.write(true)
}

/** Whether she had gone aside; from now on she hasn't. */
export function endDetour() {
  const begun = detour.read()
  detour.remove()
  return begun
}
