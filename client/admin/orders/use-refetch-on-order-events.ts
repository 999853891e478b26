import { useEffect, useEffectEvent } from 'react'
import { onOrderEvent } from './order-stream.ts'

/**
 * Reads something again whenever an order has changed on any device. Events that arrive meanwhile are followed by one more
 * reading, however many there are.
 */
export function useRefetchOnOrderEvents(refetch: () => Promise<unknown>): void {
  const read = useEffectEvent(() => refetch().catch(() => null))
  useEffect(() => {
    let isReading = false
    let isOutdated = false
    const readAgain = async () => {
      isOutdated = true
      if (isReading) return
      isReading = true
      while (isOutdated) {
        isOutdated = false
        await read()
      }
      isReading = false
    }
    return onOrderEvent(() => void readAgain())
  }, [])
}
