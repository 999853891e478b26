import { arrayOf, isRecord, isString, nullOr, objectOf } from '../../lib/guards.ts'
import { storedValue } from '../../lib/stored-value.ts'
import { isLoggingOut, readSession } from '../session/session.ts'
import { entriesIn, type SharedData, withoutOneTimeFields } from './shared-data.ts'

type Data = Record<string, unknown>

export interface CachedResponse {
  /** Its name, its variables and the hash of its document. */
  operation: string
  data: Data
}

interface Copy {
  /** The account it was received for: null for a guest. */
  userId: string | null
  /** The latest first. */
  responses: CachedResponse[]
}

/** The keys in local storage, which is cleared on logging out. */
export const copyKeys: Record<SharedData, string> = {
  cart: 'cachedCart',
  products: 'cachedProducts',
  feedback: 'cachedFeedback',
  wishlist: 'cachedWishlist',
}

/** The maximum number of stored entries of each kind; for cart and wishlist, of operations. */
const maxEntries: Record<SharedData, number> = { cart: 3, products: 60, feedback: 24, wishlist: 2 }

const storedCopy = (kind: SharedData) =>
  storedValue({
    key: copyKeys[kind],
    version: 2,
    area: 'local',
    isValid: objectOf<Copy>({
      userId: nullOr(isString),
      responses: arrayOf(objectOf<CachedResponse>({ operation: isString, data: isRecord })),
    }),
    fallback: null,
  })

function read(kind: SharedData): Copy {
  const { userId } = readSession()
  const copy = storedCopy(kind).read()
  return copy?.userId === userId ? copy : { userId, responses: [] }
}

/** The last response to this operation; null when none is stored, or for another account. */
export const findCachedResponse = (kind: SharedData, operation: string): Data | null =>
  read(kind).responses.find((response) => response.operation === operation)?.data ?? null

/** A cart belongs to its account: another tab may still show it after the user has logged out. */
const isOwn = (kind: SharedData, { data }: CachedResponse) =>
  kind !== 'cart' || (data['cart'] as { id: string } | undefined)?.id === readSession().userId

/**
 * Stores responses, the latest for each operation; the oldest are dropped when there are too many
 * entries.
 */
export function storeResponses(kind: SharedData, latest: CachedResponse[]) {
  const replaced = new Set(latest.map(({ operation }) => operation))
  const { userId, responses } = read(kind)
  const own = latest.filter((response) => isOwn(kind, response))
  let room = maxEntries[kind]
  const stored = [...own, ...responses.filter(({ operation }) => !replaced.has(operation))]
    .map(({ operation, data }) => ({ operation, data: withoutOneTimeFields(data, maxEntries[kind]) }))
    .filter(({ data }) => (room -= entriesIn(data)) >= 0)
  if (stored.length === 0 || isLoggingOut()) return
  storedCopy(kind).write({ userId, responses: stored })
}
