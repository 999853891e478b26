import { useState } from 'react'
import { cacheBroadcast } from '../../lib/cache-broadcast.ts'

export interface MoreDesigns {
  /** The cursor of the next page; null at the end. */
  next: string | null
  loading: boolean
  failed: boolean
  load: () => Promise<void>
}

/** Loads the next page of the list, one at a time. `next` is null at the end of the list. */
export function useMoreDesigns(
  next: string | null,
  fetchMore: (after: string) => Promise<unknown>,
): MoreDesigns {
  const [loadingAfter, setLoadingAfter] = useState<string | null>(null)
  const [failedAfter, setFailedAfter] = useState<string | null>(null)
  const loading = loadingAfter !== null
  const load = async () => {
    if (next === null || loading) return
    setFailedAfter(null)
    setLoadingAfter(next)
    try {
      await fetchMore(next)
      await cacheBroadcast()
    } catch {
      setFailedAfter(next)
    } finally {
      setLoadingAfter(null)
    }
  }
  return { next, loading, failed: next !== null && failedAfter === next, load }
}
