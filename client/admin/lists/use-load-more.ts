import { useState } from 'react'

/** Loads the next page of a list, and knows whether the last attempt failed. */
export function useLoadMore(loadMore: () => Promise<unknown>) {
  const [state, setState] = useState<'idle' | 'loading' | 'failed'>('idle')
  const load = async () => {
    setState('loading')
    await loadMore().then(
      () => setState('idle'),
      () => setState('failed'),
    )
  }
  return { state, load }
}
