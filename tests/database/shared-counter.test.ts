import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { WaitedTooLong } from '../../server/platform/database/outage.ts'
import { TooManyRequests } from '../../server/domain/errors.ts'
import { sharedCounter } from '../../server/domain/shared-counter.ts'
import { withBudget } from '../../server/request-budget.ts'
import { createTestDatabase } from '../support/database.ts'

const database = await createTestDatabase()
const pool = new pg.Pool({ connectionString: database.url })
afterAll(async () => {
  await pool.end()
  await database.drop()
})
const counter = sharedCounter(pool, 'attempts', {
  points: 2,
  seconds: 60,
  message: () => 'Too many attempts.',
})

test('a counter counts up to its limit, whichever requests count at the same time', async () => {
  const counts = await Promise.allSettled(Array.from({ length: 5 }, () => counter.add('one')))
  const counted = counts.flatMap((count) => (count.status === 'fulfilled' ? count.value : []))
  expect(counted.sort()).toEqual([1, 2])
  for (const count of counts)
    if (count.status === 'rejected') expect(count.reason).toBeInstanceOf(TooManyRequests)
})

test('a request waits for a counter only as long as it may wait for the database', async () => {
  const locker = await pool.connect()
  try {
    await locker.query('BEGIN; LOCK TABLE "rate_limits" IN ACCESS EXCLUSIVE MODE')
    const waits: Record<string, () => Promise<unknown>> = {
      add: () => counter.add('two'),
      takeBack: () => counter.takeBack('two'),
      forget: () => counter.forget('two'),
      read: () => counter.read('two'),
    }
    for (const [what, wait] of Object.entries(waits))
      await expect(withBudget(20, wait), what).rejects.toThrow(WaitedTooLong)
  } finally {
    await locker.query('ROLLBACK')
    locker.release()
  }
})
