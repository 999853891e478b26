import { EventEmitter } from 'node:events'
import type { ApolloServerPlugin } from '@apollo/server'
import type { Request, RequestHandler, Response } from 'express'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { Context } from '../../server/domain/context.ts'
import { limitLoad, overload } from '../../server/http/limit-load.ts'
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

test('while 64 requests take longer than the limit, further ones are refused with the time to retry', async () => {
  const meera = await shop.shopper('Meera')
  await locker.query('BEGIN; LOCK TABLE "order_drafts" IN ACCESS EXCLUSIVE MODE')
  const hold = () => meera.graphql('{ orderDrafts { totalCount } }')
  const held = Array.from({ length: overload.requests - 1 }, hold)
  await vi.waitFor(() => expect(started).toBe(held.length), { interval: 10, timeout: 20_000 })
  ahead += afterMs
  // A few slow requests stop nobody, and neither does a burst of fast ones.
  const burst = await Promise.all(
    Array.from({ length: 2 * overload.requests }, () => meera.rest('GET', 'common/gel_all_product')),
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

test('after an overload a shorter limit applies, until nothing was refused for a while', () => {
  const { refuse, count } = limitLoad(afterMs)
  const isRefused = (handler: RequestHandler, response = new EventEmitter()) => {
    const next = vi.fn()
    void handler({} as Request, response as Response, next)
    return next.mock.calls[0]![0] !== undefined
  }
  /** As many requests as the limit is for take this long; says whether a further one is refused. */
  const isRefusedAfter = (ms: number) => {
    const responses = Array.from({ length: overload.requests }, () => new EventEmitter())
    expect(responses.map((response) => isRefused(count, response))).not.toContain(true)
    ahead += ms
    const refused = isRefused(refuse)
    for (const response of responses) response.emit('close')
    return refused
  }
  expect(isRefusedAfter(overload.recoveringMs)).toBe(false)
  expect(isRefusedAfter(afterMs)).toBe(true)
  expect(isRefusedAfter(overload.recoveringMs)).toBe(true)
  ahead += overload.recoveryMs
  expect(isRefusedAfter(overload.recoveringMs)).toBe(false)
})
