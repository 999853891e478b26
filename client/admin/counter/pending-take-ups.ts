import type { HeldSaleKind } from '../../__generated__/graphql.ts'
import { arrayOf, isString, objectOf, oneOf } from '../../lib/guards.ts'
import { randomKey } from '../../lib/random-key.ts'
import { storedValue } from '../../lib/stored-value.ts'

/** A held sale that was asked for, and whose response hasn't arrived: the shop gives it to the same key again. */
export interface PendingTakeUp {
  id: string
  kind: HeldSaleKind
  idempotencyKey: string
}

/** Of one tab, so that a reload loses nothing and two tabs don't both sell it. */
const stored = storedValue<PendingTakeUp[]>({
  key: 'counter-take-ups',
  version: 1,
  area: 'session',
  isValid: arrayOf(
    objectOf<PendingTakeUp>({ id: isString, kind: oneOf('ORDER', 'QUICK_SALE'), idempotencyKey: isString }),
  ),
  fallback: [],
})

export const pendingTakeUps = (kind: HeldSaleKind): PendingTakeUp[] =>
  stored.read().filter((pending) => pending.kind === kind)

/** The key with which a held sale is asked for: the same until the response has arrived. */
export function keyOfTakeUp(id: string, kind: HeldSaleKind): string {
  const all = stored.read()
  const found = all.find((pending) => pending.id === id)
  if (found) return found.idempotencyKey
  const idempotencyKey = randomKey()
  stored.write([...all, { id, kind, idempotencyKey }])
  return idempotencyKey
}

export const forgetTakeUp = (id: string) => {
  stored.write(stored.read().filter((pending) => pending.id !== id))
}
