import { describe, expect, test } from 'vitest'
import { isLogged, pauseMs } from '../../server/platform/database/embedded/keep-alive.ts'

describe('while Postgres can’t be started again', () => {
  const hourOfFailures = Array.from({ length: 720 }, (_, failures) => failures)

  test('a restart is tried every five seconds at least', () => {
    expect(pauseMs(0)).toBeLessThan(1000)
    expect(Math.max(...hourOfFailures.map(pauseMs))).toBe(5000)
  })

  test('the log has the first failure and then one per minute, for as long as it lasts', () => {
    const logged = hourOfFailures.filter(isLogged)
    expect(logged[0]).toBe(0)
    const gaps = logged.slice(1).map((failure, index) => {
      const between = hourOfFailures.slice(logged[index], failure)
      return between.reduce((sum, each) => sum + pauseMs(each), 0)
    })
    expect(Math.min(...gaps)).toBeGreaterThanOrEqual(60_000)
    expect(Math.max(...gaps)).toBeLessThanOrEqual(65_000)
    expect(gaps.length).toBeGreaterThan(50)
  })
})
