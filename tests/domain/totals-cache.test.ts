import { beforeEach, describe, expect, test } from 'vitest'
import { WaitedTooLong } from '../../server/platform/database/outage.ts'
import { createTotalsCache, maxAgeMs, type TotalsCache } from '../../server/domain/totals-cache.ts'
import { maxCounted } from '../../server/domain/total.ts'
import { withBudget } from '../../server/request-budget.ts'

let version: string
let time: number
let totals: TotalsCache

beforeEach(() => {
  version = '1'
  time = Date.parse('2026-11-23T06:00:00Z')
  totals = createTotalsCache(
    () => Promise.resolve(version),
    () => new Date(time),
  )
})

/** A count that resolves when the test says so. */
function slow<Result>(result: Result) {
  let end!: () => void
  const ended = new Promise<void>((resolve) => (end = resolve))
  return { count: () => ended.then(() => result), end }
}

const failing = () => Promise.reject(new Error('no connection'))

describe('a total in public responses', () => {
  const count = (result: number) => totals.ofCatalogue('products', () => Promise.resolve(result))

  test('is counted once for each version of the catalogue', async () => {
    expect([await count(1), await count(2)]).toEqual([1, 1])
    version = '2'
    expect([await count(3), await count(4)]).toEqual([3, 3])
  })

  test('is counted again after a change that an earlier count may have missed', async () => {
    const { count: started, end } = slow(1)
    const earlier = totals.ofCatalogue('products', started)
    await Promise.resolve()
    version = '2'
    expect(await count(2)).toBe(2)
    end()
    expect(await earlier).toBe(1)
    expect(await count(3)).toBe(2)
  })

  test('that another request counts is waited for as long as a request may wait for the database', async () => {
    const { count: started, end } = slow(1)
    const earlier = totals.ofCatalogue('products', started)
    await Promise.resolve()
    await expect(withBudget(20, () => count(2))).rejects.toThrow(WaitedTooLong)
    end()
    expect(await earlier).toBe(1)
  })

  test('is counted again after a count that failed', async () => {
    await expect(totals.ofCatalogue('products', failing)).rejects.toThrow('no connection')
    expect(await count(1)).toBe(1)
  })
})

describe('a total of the admin pages', () => {
  const recent = (count: () => Promise<number>) => totals.recent('orders', (rows) => rows, count)
  const count = (result: number) => recent(() => Promise.resolve(result))

  test('is counted each time while it is small', async () => {
    expect([await count(1), await count(maxCounted - 1), await count(3)]).toEqual([1, maxCounted - 1, 3])
  })

  test('is reused for a few seconds when it is large', async () => {
    const large = maxCounted
    expect([await count(large), await count(large + 1)]).toEqual([large, large])
    time += maxAgeMs
    expect(await count(large + 2)).toBe(large + 2)
  })

  test('is shared by concurrent requests once it was large', async () => {
    await count(maxCounted)
    time += maxAgeMs
    const { count: started, end } = slow(maxCounted + 1)
    const both = [recent(started), count(maxCounted + 2)]
    end()
    expect(await Promise.all(both)).toEqual([maxCounted + 1, maxCounted + 1])
  })

  test('is counted again once an order has changed', async () => {
    await count(maxCounted)
    totals.ordersChanged()
    expect(await count(maxCounted + 1)).toBe(maxCounted + 1)
  })

  test('isn’t reused when an order changed during the count', async () => {
    const { count: started, end } = slow(maxCounted)
    const counting = recent(started)
    totals.ordersChanged()
    end()
    await counting
    expect(await count(maxCounted + 1)).toBe(maxCounted + 1)
  })

  test('is counted again after a count that failed', async () => {
    await count(maxCounted)
    time += maxAgeMs
    await expect(recent(failing)).rejects.toThrow('no connection')
    expect(await count(7)).toBe(7)
  })
})
