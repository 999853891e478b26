import { test } from 'vitest'
import { describedCalls, schemaOf } from '../../server/api/rest/openapi.ts'
import { anybody, anything, bodyWith, garbageTimeout, sendAll } from '../support/garbage.ts'
import { openShop } from '../support/shop.ts'
import { fc } from '../support/property-tests.ts'

const shop = await openShop()
const person = await anybody(shop)
await shop.product()

/** Keys that old clients send and no call reads. */
const ignored = ['userId', 'name', 'email', 'profile_picture', 'role', '_id', 'id']

test('random inputs to the REST calls cause no internal error', { timeout: garbageTimeout }, async () => {
  const call = fc.constantFrom(...describedCalls).chain(({ method, path, input }) =>
    fc.record({
      method: fc.constant(method),
      path: fc.constant(path),
      body: bodyWith([...Object.keys(input ? schemaOf(input.fields, 'input').properties! : {}), ...ignored]),
    }),
  )
  await sendAll(shop, 480, fc.tuple(person, call), ([who, { method, path, body }]) => {
    if (method !== 'GET') return who.rest(method, path, JSON.stringify(body))
    const query = new URLSearchParams(
      Object.entries((body as object | null) ?? {}).map(([key, value]) => [key, JSON.stringify(value)]),
    )
    return who.rest(method, `${path}?${query.toString()}`)
  })
})

test('malformed bodies, paths and headers cause no failure', { timeout: garbageTimeout }, async () => {
  const path = fc.oneof(
    fc.constantFrom('/graphql', ...describedCalls.map(({ path }) => path)),
    fc.string({ unit: 'grapheme-ascii', maxLength: 20 }).map((text) => `/${text.replace(/[#\s]/g, '')}`),
  )
  const type = fc.constantFrom(
    'application/json',
    'text/plain',
    'application/graphql',
    'multipart/form-data',
    'x/y',
  )
  const body = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    anything.map((value) => JSON.stringify(value).slice(1)),
  )
  const method = fc.constantFrom('POST', 'PUT', 'DELETE', 'PATCH')
  await sendAll(shop, 96, fc.tuple(person, method, path, type, body), ([who, method, path, type, body]) =>
    who.rest(method, path, body, { 'Content-Type': type }),
  )
})
