import type { ApolloServerPlugin } from '@apollo/server'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../../server/domain/context.ts'
import { overload } from '../../server/http/limit-load.ts'
import { openShop } from '../support/shop.ts'

let started = 0
const countOperations: ApolloServerPlugin<Context> = {
  requestDidStart: async () => {
    started++
    return {}
  },
}
const shop = await openShop({
  env: { DATABASE_WAIT_MS: '60000' },
  databaseVia: async (url) =>
    `${url}${url.includes('?') ? '&' : '?'}lock_timeout=60000&statement_timeout=60000&query_timeout=60000`,
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

test('while 64 requests take longer than 5 seconds, further ones are refused with the time to retry', async () => {
  const meera = await shop.shopper('Meera')
  await locker.query('BEGIN; LOCK TABLE "order_drafts" IN ACCESS EXCLUSIVE MODE')
  const hold = () => meera.graphql('{ orderDrafts { totalCount } }')
  const held = Array.from({ length: overload.requests - 1 }, hold)
  await vi.waitFor(() => expect(started).toBe(held.length), { interval: 10, timeout: 20_000 })
  ahead += overload.ms
  // A few slow requests stop nobody, and neither does a burst of fast ones.
  const burst = await Promise.all(
    Array.from({ length: 2 * overload.requests }, () => meera.rest('GET', 'common/gel_all_product')),
  )
  expect(new Set(burst.map(({ status }) => status))).toEqual(new Set([200]))

  held.push(hold())
  await vi.waitFor(() => expect(started).toBe(held.length), { interval: 10, timeout: 20_000 })
  ahead += overload.ms
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
