/** Where she stood on the home page: specification, section 3, session storage. */
export interface HomePlace {
  /** Pixels from the top. */
  y: number
  /** How many feedback entries had been loaded. */
  shown: number
  /** The router's name of the visit. */
  visit: string
}

const placeKey = 'homeScrollPosition'
const detourKey = 'homeDetour'

export function keepHomePlace(place: HomePlace) {
  try {
    sessionStorage.setItem(placeKey, JSON.stringify(place))
  } catch {
    // Without storage she begins at the top.
  }
}

export function readHomePlace(): HomePlace | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(placeKey) ?? '{}') as Partial<HomePlace>
    const { y, shown = 0, visit = '' } = kept
    return typeof y === 'number' ? { y, shown, visit } : null
  } catch {
    return null
  }
}

/** She goes aside by a button of the page: her place is kept, and restored however she comes back. */
export function beginDetour() {
  const { shown = 0, visit = '' } = readHomePlace() ?? {}
  keepHomePlace({ y: scrollY, shown, visit })
  try {
    sessionStorage.setItem(detourKey, 'begun')
  } catch {
    // The way back still restores it.
  }
}

/** Whether she had gone aside; from now on she hasn't. */
export function endDetour() {
  try {
    const begun = sessionStorage.getItem(detourKey) !== null
    sessionStorage.removeItem(detourKey)
    return begun
  } catch {
    return false
  }
}
