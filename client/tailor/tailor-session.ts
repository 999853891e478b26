import { useSyncExternalStore } from 'react'
import { isString } from '../lib/guards.ts'
import { storedValue } from '../lib/stored-value.ts'

/** A tailor's session, apart from a shopper's: tailors have no account, and may share a phone with one who has. */
const stored = storedValue({
  key: 'tailorToken',
  version: 1,
  area: 'local',
  isValid: isString,
  fallback: null,
})
const listeners = new Set<() => void>()

export function storeTailorToken(token: string | null) {
  if (token === null) stored.remove()
  else stored.write(token)
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** The signed-in tailor's token; null when nobody is signed in. */
export const useTailorToken = () => useSyncExternalStore(subscribe, stored.read, () => null)

/** For operations of the signed-in tailor. */
export const asTailor = (tailorToken: string | null) => ({ tailorToken })
