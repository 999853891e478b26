import { arrayOf, isString } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** The designs that are shown, and the current one. */
const maxDesigns = 11

/** The ids of the designs viewed in this browser, the last one first. Cleared on logging out. */
const stored = storedValue<readonly string[]>({
  key: 'recentDesigns',
  version: 1,
  area: 'local',
  isValid: arrayOf(isString),
  fallback: [],
})

export const recentDesigns = (): readonly string[] => stored.read()

export const addRecentDesign = (id: string) =>
  stored.write([id, ...stored.read().filter((each) => each !== id)].slice(0, maxDesigns))
