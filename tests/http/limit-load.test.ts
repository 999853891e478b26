import { EventEmitter } from 'node:events'
import type { ApolloServerPlugin } from '@apollo/server'
import type { Response } from 'express'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import type { Context } from '../../server/domain/context.ts'
import { Unavailable } from '../../server/domain/errors.ts'
import { limitLoad, overload } from '../../server/api/http/limit-load.ts'
import { openShop } from '../support/shop.ts'

const afterMs = 5_000

let started = 0
const countOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    started++
    return {}
  },
}
const shop = await openShop({
  env: { DATABASE_WAIT_MS: '60000', OVERLOAD_AFTER_MS: String(afterMs) },
  limits: { lock_timeout: 60_000, statement_timeout: 60_000, query_timeout: 60_000 },
  apolloPlugins: [countOperations],
})

/** Holds the lock that others wait for. */
let locker: Client
beforeAll(async () => {
  locker = new Client({ connectionString: shop.databaseUrl })
  await locker.connect()
})
afterAll(() => locker.end())

const busy = 'The shop is very busy at the moment. Please try again shortly.'

const realNow = performance.now.bind(performance)
let ahead = 0
vi.spyOn(performance, 'now').mockImplementation(() => realNow() + ahead)

test('while 64 requests take longer than the limit, further ones are refused with the time to retry', async () => {
  const meera = await shop.shopper('Meera')
  await locker.query('BEGIN; LOCK TABLE "order_drafts" IN ACCESS EXCLUSIVE MODE')
  const hold = () => meera.graphql('{ orderDrafts { totalCount } }')
  const held = Array.from({ length: overload.standing - 1 }, hold)
  await vi.waitFor(() => expect(started).toBe(held.length), { interval: 10, timeout: 20_000 })
  ahead += afterMs
  // A few slow requests stop nobody, and neither does a burst of fast ones.
  const burst = await Promise.all(
    Array.from({ length: 2 * overload.standing }, () => meera.rest('GET', 'common/gel_all_product')),
  )
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]))

  held.push(hold())
  await vi.waitFor(() => expect(started).toBe(held.length), { interval: 10, timeout: 20_000 })
  ahead += afterMs
  const graphql = await meera.graphql('{ products { totalCount } }')
  expect([graphql.status, graphql.errors]).toEqual([
    503,
    [{ message: busy, extensions: { code: 'UNAVAILABLE' } }],
  ])
  const rest = await meera.rest('GET', 'common/gel_all_product')
  expect([rest.status, rest.body]).toEqual([503, { success: false, message: busy }])
  for (const { headers } of [graphql, rest]) expect(headers.get('retry-after')).toBe('2')
  expect((await shop.guest().rest('GET', '/livez')).status).toBe(200)

  await locker.query('ROLLBACK')
  for (const { status } of await Promise.all(held)) expect(status).toBe(200)
  expect((await meera.rest('GET', 'common/gel_all_product')).status).toBe(200)
  // The refused requests.
  expect(shop.faults()).toHaveLength(2)
})

describe('an overloaded process', () => {
  const { burst, leastConcurrency, recoveryMs, targetMs } = overload
  const response = () => Object.assign(new EventEmitter(), { statusCode: 200 })
  const end = (responses: EventEmitter[]) => responses.map((each) => each.emit('close'))

  /** A limit at which as many requests arrive as are admitted. */
  const filled = () => {
    const { admit } = limitLoad(afterMs)
    const arrive = () => {
      const arrived = response()
      admit(arrived as EventEmitter as Response)
      return arrived
    }
    const fill = () => {
      const admitted: EventEmitter[] = []
      try {
        for (;;) admitted.push(arrive())
      } catch (error) {
        expect(error).toBeInstanceOf(Unavailable)
        return admitted
      }
    }
    return { arrive, fill }
  }

  test('has admitted a whole burst', () => {
    expect(filled().fill()).toHaveLength(burst)
  })

  test('serves as many requests at a time as it completes in the time that each should take', () => {
    const { fill } = filled()
    end(fill())
    // About as many as the burst in the last second.
    const admitted = fill()
    expect(admitted.length).toBeGreaterThan(leastConcurrency)
    expect(admitted.length).toBeLessThanOrEqual(Math.ceil((burst * targetMs) / 1_000))
    end(admitted)
    // Nothing was completed for long: the rate is unknown.
    ahead += recoveryMs - 1_000
    expect(fill()).toHaveLength(leastConcurrency)
  })

  test('does not count failed requests as completed', () => {
    const { fill } = filled()
    end(fill().map((failed) => Object.assign(failed, { statusCode: 503 })))
    expect(fill()).toHaveLength(leastConcurrency)
  })

  test('has recovered when nothing was refused for a while', () => {
    const { arrive, fill } = filled()
    end(fill())
    ahead += recoveryMs
    end([arrive()])
    expect(fill()).toHaveLength(burst)
  })
})
