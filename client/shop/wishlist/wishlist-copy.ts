import { useSyncExternalStore } from 'react'
import { arrayOf, isString, nullOr, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { isLoggingOut, useSession } from '../../app/session/session.ts'

/** The wishlist as this browser last knew it, in local storage, which is cleared on logging out. */
interface Copy {
  /** The account of whose wishlist it is a copy; null for what a guest has collected, until it is merged into one. */
  userId: string | null
  /** The last added first. */
  productIds: readonly string[]
}

const key = 'wishlist'
const empty: Copy = { userId: null, productIds: [] }

const stored = storedValue({
  key,
  version: 1,
  area: 'local',
  isValid: objectOf<Copy>({ userId: nullOr(isString), productIds: arrayOf(isString) }),
  fallback: empty,
})

let current: Copy | undefined
let isStored = true
const listeners = new Set<() => void>()

export const readCopy = () => (current ??= stored.read())

export function writeCopy(copy: Copy) {
  if (isLoggingOut()) return
  current = copy
  // Where the browser stores nothing, it lasts as long as the page.
  isStored = stored.write(copy)
  for (const listener of listeners) listener()
}

/** Another tab has changed it. */
function changedElsewhere(event: StorageEvent) {
  // Without a key all of the storage was cleared.
  if (event.key && event.key !== key) return
  current = undefined
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void) {
  if (listeners.size === 0) {
    addEventListener('storage', changedElsewhere)
    // While nobody listened, another tab may have changed it.
    if (isStored) current = undefined
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) removeEventListener('storage', changedElsewhere)
  }
}

/** The copy that this user may see: a guest's own, or the account's with what is not yet merged. */
const copyOf = (userId: string | null) => {
  const copy = readCopy()
  return copy.userId === null || copy.userId === userId ? copy : empty
}

/** The ids of the wishlist's designs, and whether they are known: not before an account's were read once. */
export function useWishlistCopy(): { productIds: readonly string[]; isKnown: boolean } {
  const { userId } = useSession()
  const { productIds, userId: owner } = useSyncExternalStore(
    subscribe,
    () => copyOf(userId),
    () => empty,
  )
  return { productIds, isKnown: owner === userId }
}

/** Whether a design is on the wishlist; during hydration none is, as on the server. */
export function useIsInWishlist(productId: string): boolean {
  const { userId } = useSession()
  return useSyncExternalStore(
    subscribe,
    () => copyOf(userId).productIds.includes(productId),
    () => false,
  )
}
