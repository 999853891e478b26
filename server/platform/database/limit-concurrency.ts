import pLimit from 'p-limit'
import { isOutage, WaitedTooLong } from './outage.ts'

/** Runs work once fewer than the limit are running. @throws WaitedTooLong without having started the work */
export type ConcurrencyLimit = <Result>(work: () => Promise<Result>) => Promise<Result>

/**
 * Limits how much work runs concurrently; the rest waits. When the database does not serve one of them, those that wait
 * behind it are refused together with it: each would only wait as long.
 */
export function limitConcurrency(concurrency: number): ConcurrencyLimit {
  const limit = pLimit({ concurrency, rejectOnClear: true })
  return async (work) => {
    let hasStarted = false
    try {
      return await limit(async () => {
        hasStarted = true
        try {
          return await work()
        } catch (error) {
          if (isOutage(error)) limit.clearQueue()
          throw error
        }
      })
    } catch (error) {
      throw hasStarted ? error : new WaitedTooLong()
    }
  }
}
