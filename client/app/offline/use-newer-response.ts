import { useEffect, useEffectEvent } from 'react'
import { copyKeys } from './cached-responses.ts'
import type { SharedData } from './shared-data.ts'

/** Calls back when another tab has stored a newer response. */
export function useNewerResponse(kind: SharedData, onCopy: () => void) {
  const copied = useEffectEvent(onCopy)
  useEffect(() => {
    const notice = ({ key, newValue }: StorageEvent) => {
      if (key === copyKeys[kind] && newValue !== null) copied()
    }
    addEventListener('storage', notice)
    return () => removeEventListener('storage', notice)
  }, [kind])
}
