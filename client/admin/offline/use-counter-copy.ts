import { useSyncExternalStore } from 'react'
import { currentCopy, subscribeToCopy } from './counter-copy.ts'

/** What this browser has of the counter; null without a copy. */
export const useCounterCopy = () => useSyncExternalStore(subscribeToCopy, currentCopy, () => null)
