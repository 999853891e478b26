import { isUniqueViolation } from '../platform/database/client.ts'
import { repeatIfLost } from '../platform/database/outage.ts'
import { Refused } from './errors.ts'

/**
 * Makes a change once for each idempotency key: a repeated request returns what the first one made, also while that one is
 * still running, and after its connection to the database was lost. A unique constraint on the key must refuse a second entry.
 * @param find what was made under the key, or null; it throws when that was something else
 * @param record makes the change in one transaction
 * @throws whatever `find` and `record` throw
 */
export async function recordOnce<Recorded>(
  find: () => Promise<Recorded | null>,
  record: () => Promise<Recorded>,
): Promise<Recorded> {
  const earlier = await find()
  if (earlier !== null) return earlier
  try {
    // What lost its connection may have been recorded all the same.
    return await repeatIfLost(record, async () => (await find()) ?? record())
  } catch (error) {
    if (!(error instanceof Refused) && !isUniqueViolation(error)) throw error
    // A concurrent request with the same key may have finished first, and have taken what this one needs.
    const concurrent = await find()
    if (concurrent === null) throw error
    return concurrent
  }
}
