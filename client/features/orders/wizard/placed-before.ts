import { useEffect, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useHydrated } from '../../../ui/use-hydrated.ts'
import type { OrderSubject } from './order-form.ts'

export interface PlacedBefore {
  /** Where the order is looked at. */
  path: string
  draftId: string
  /** Milliseconds since 1970. */
  at: number
}

export const storageKey = ({ productId, type }: OrderSubject) => `placedOrder:${productId}:${type}`

/** Where the order is that was placed since this place of the history showed its wizard; null for any other. */
function readPlacedBefore(subject: OrderSubject): string | null {
  const { filledInAt } = (history.state ?? {}) as { filledInAt?: number }
  if (filledInAt === undefined) return null
  try {
    const placed = JSON.parse(sessionStorage.getItem(storageKey(subject)) ?? 'null') as PlacedBefore | null
    if (placed === null || placed.at < filledInAt) return null
    return subject.draftId === null || subject.draftId === placed.draftId ? placed.path : null
  } catch {
    return null
  }
}

/**
 * The same, for the wizard: unless the order is placed, this place of the history now shows it. It is looked up once for
 * each place: while her order is being placed the wizard stays.
 */
export function usePlacedBefore(subject: OrderSubject): string | null {
  const { key } = useLocation()
  const hydrated = useHydrated()
  const [place, setPlace] = useState<{ key: string; path: string | null } | null>(null)
  if (hydrated && place?.key !== key) setPlace({ key, path: readPlacedBefore(subject) })
  useEffect(() => {
    if (place?.path === null)
      history.replaceState({ ...(history.state as object | null), filledInAt: Date.now() }, '')
  }, [place])
  return place?.path ?? null
}
