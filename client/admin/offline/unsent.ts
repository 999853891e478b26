import { useSyncExternalStore } from 'react'
import { unsentKey } from '../../app/session/has-unsent.ts'
import { isNumber, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** How many writes of this browser the shop doesn't have yet: those to be sent, and those that wait for a decision. */
export interface Unsent {
  waiting: number
  refused: number
}

const none: Unsent = { waiting: 0, refused: 0 }

/** For all tabs, which can't read the queue at once. */
const storedUnsent = storedValue<Unsent>({
  key: unsentKey,
  version: 1,
  area: 'local',
  isValid: objectOf<Unsent>({ waiting: isNumber, refused: isNumber }),
  fallback: none,
})

let current: Unsent | undefined
const listeners = new Set<() => void>()

function changed() {
  current = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  addEventListener('storage', changed)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changed)
  }
}

export const readUnsent = (): Unsent => (current ??= storedUnsent.read())

export function writeUnsent(unsent: Unsent) {
  if (unsent.waiting + unsent.refused > 0) storedUnsent.write(unsent)
  else storedUnsent.remove()
  changed()
}

export const useUnsent = (): Unsent => useSyncExternalStore(subscribe, readUnsent, () => none)
