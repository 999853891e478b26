import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { isNumber, isString, objectOf } from '../../../lib/guards.ts'
import { storedValue } from '../../../lib/stored-value.ts'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { OrderSubject } from './order-form.ts'

interface PreviouslyPlaced {
  /** The page of the placed order. */
  path: string
  draftId: string
  /** Milliseconds since 1970. */
  at: number
}

/** The last order of this tab for a design. */
export const placedOrder = ({ productId, type }: OrderSubject) =>
  storedValue({
    key: `placedOrder:${productId}:${type}`,
    version: 1,
    area: 'session',
    isValid: objectOf<PreviouslyPlaced>({ path: isString, draftId: isString, at: isNumber }),
    fallback: null,
  })

interface EntryState {
  /** React Router's key of the entry. */
  key?: string
  filledInAt?: number
}

/** The state of the history entry with this key; null if the browser has already moved on to another entry. */
function stateOfEntry(key: string): EntryState | null {
  const state = (history.state ?? {}) as EntryState
  return (state.key ?? 'default') === key ? state : null
}

/**
 * The address of the order that was placed after this history entry showed its wizard; null if there is
 * none.
 */
function readPreviouslyPlaced(subject: OrderSubject, key: string): string | null {
  const filledInAt = stateOfEntry(key)?.filledInAt
  if (filledInAt === undefined) return null
  const placed = placedOrder(subject).read()
  if (placed === null || placed.at < filledInAt) return null
  return subject.draftId === null || subject.draftId === placed.draftId ? placed.path : null
}

/**
 * The same, for the wizard. Unless the order was placed, the history entry records that it shows the
 * wizard now. It is read once per entry, so that the wizard stays while an order is being placed.
 */
export function usePreviouslyPlaced(subject: OrderSubject): string | null {
  const { key } = useLocation()
  const hydrated = useHydrated()
  const [entry, setEntry] = useState<{ key: string; path: string | null } | null>(null)
  if (hydrated && entry?.key !== key) setEntry({ key, path: readPreviouslyPlaced(subject, key) })
  useEffect(() => {
    if (entry?.path !== null) return
    // Back may have been pressed again before React has rendered: then the state belongs to another
    // entry.
    const state = stateOfEntry(entry.key)
    if (state) history.replaceState({ ...state, filledInAt: Date.now() }, '')
  }, [entry])
  return entry?.path ?? null
}
