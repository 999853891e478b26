import { arrayOf, isString } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

const maxRecent = 6

const stored = storedValue<string[]>({
  key: 'recentSearches',
  version: 1,
  area: 'local',
  isValid: arrayOf(isString),
  fallback: [],
})

/** The latest searches in this browser, the last one first. */
export const readRecentSearches = () => stored.read().slice(0, maxRecent)

const isSame = (one: string, other: string) => one.toLowerCase() === other.toLowerCase()

/** Adds a search, or moves it to the front. */
export function addRecentSearch(search: string) {
  const text = search.trim()
  if (text === '') return
  const others = readRecentSearches().filter((each) => !isSame(each, text))
  stored.write([text, ...others].slice(0, maxRecent))
}

/** Returns the remaining searches. */
export function removeRecentSearch(search: string): string[] {
  const others = readRecentSearches().filter((each) => each !== search)
  stored.write(others)
  return others
}

export const clearRecentSearches = () => stored.remove()
