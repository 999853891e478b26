import { afterEach, describe, expect, test, vi } from 'vitest'
import { openShop } from '../support/shop.ts'
import type { ApiClient } from '../support/api-client.ts'

/** Behind one proxy, so that a test may come from an address of its own. */
const env = { TRUST_PROXY: '1' }
const shop = await openShop({ env, requestLimits: true })
const unlimited = await openShop({ env: { ...env, RATE_LIMITS: 'off' }, requestLimits: true })

let count = 0
const newAddress = () => ({ 'X-Forwarded-For': `203.0.113.${++count}` })
type From = Record<string, string>

const read = (who: ApiClient, from: From = {}) =>
  who.graphql('{ shop { name } }', {}, from).then(({ status }) => status)
const readByRest = (who: ApiClient, from: From = {}) =>
  who.rest('GET', 'common/get_single_product', undefined, from).then(({ status }) => status)
const write = (who: ApiClient, from: From = {}) =>
  who
    .graphql(
      'mutation { removeFromCart(input: { productId: "1", productType: TAILOR }) { cart { id } } }',
      {},
      from,
    )
    .then(({ status }) => status)
const writeByRest = (who: ApiClient, from: From = {}) =>
  who.rest('POST', 'user/delete_add_to_cart', {}, from).then(({ status }) => status)

/** Sends many requests, a few concurrently; returns the count of each status. */
async function repeat(times: number, send: () => Promise<number>): Promise<Record<number, number>> {
  const statuses: Record<number, number> = {}
  let left = times
  const worker = async () => {
    while (left-- > 0) {
      const status = await send()
      statuses[status] = (statuses[status] ?? 0) + 1
    }
  }
  await Promise.all(Array.from({ length: 8 }, worker))
  return statuses
}

async function expectLimited(who: ApiClient, kind: 'read' | 'write', from: From = {}) {
  const rest =
    kind === 'read'
      ? await who.rest('GET', 'common/gel_all_product', undefined, from)
      : await who.rest('POST', 'user/cart', {}, from)
  expect(rest.status).toBe(429)
  expect(rest.body).toEqual({
    success: false,
    message: 'Too many requests. Please wait a minute and try again.',
  })
  const graphql = await who.graphql(
    kind === 'read' ? '{ shop { name } }' : 'mutation { logOutEverywhere { user { id } } }',
    {},
    from,
  )
  expect(graphql.status).toBe(429)
  expect(graphql.data).toBeUndefined()
  expect(graphql.errors).toEqual([
    {
      message: rest.body.message,
      extensions: { code: 'RATE_LIMITED', retryAfter: expect.any(Number) as number },
    },
  ])
  for (const { headers } of [rest, graphql]) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
    expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60)
  }
}

afterEach(() => void vi.useRealTimers())

/** Advances the limits' clock by a minute. */
const waitMinute = () => vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

describe('an account', () => {
  test('may send 120 mutations per minute, over both transports together', async () => {
    const meera = await shop.shopper('Meera')
    expect(await repeat(60, () => write(meera))).toEqual({ 200: 60 })
    expect(await repeat(60, () => writeByRest(meera))).toEqual({ 400: 60 })
    await expectLimited(meera, 'write')
    // Reads continue, and nothing that was refused has happened.
    expect(await read(meera)).toBe(200)
    const { data } = await meera.graphql('{ viewer { id } }')
    expect(data.viewer.id).toBe(meera.id)
  })

  test('is limited from any address, and others at the same address aren’t', async () => {
    const meera = await shop.shopper('Meera')
    const from = newAddress()
    expect(await repeat(120, () => writeByRest(meera, newAddress()))).toEqual({ 400: 120 })
    await expectLimited(meera, 'write', from)
    expect(await write(await shop.shopper('Asha'), from)).toBe(200)
    expect(await writeByRest(shop.guest(), from)).toBe(401)
  })

  test('isn’t affected by a client with an expired token of the account', async () => {
    const meera = await shop.shopper('Meera')
    const { tokenVersion } = await shop.db.user.update({
      where: { id: meera.id },
      data: { tokenVersion: { increment: 1 } },
    })
    expect(await repeat(121, () => writeByRest(meera))).toEqual({ 401: 120, 429: 1 })
    const token = shop.tokens.sign({ userId: meera.id, tokenVersion })
    expect(await write(meera.with(token))).toBe(200)
  })

  test('may continue when the minute is over', async () => {
    const meera = await shop.shopper('Meera')
    await repeat(121, () => writeByRest(meera))
    await expectLimited(meera, 'write')
    waitMinute()
    expect([await write(meera), await writeByRest(meera)]).toEqual([200, 400])
  })
})

describe('a guest', () => {
  test('may send 600 reads per minute, over both transports together', async () => {
    const from = newAddress()
    expect(await repeat(300, () => read(shop.guest(), from))).toEqual({ 200: 300 })
    expect(await repeat(300, () => readByRest(shop.guest(), from))).toEqual({ 400: 300 })
    await expectLimited(shop.guest(), 'read', from)
    expect(await read(shop.guest(), newAddress())).toBe(200)
    waitMinute()
    expect(await read(shop.guest(), from)).toBe(200)
  })

  test('with changing addresses of one IPv6 network is one guest', async () => {
    let host = 0
    const next = () => ({ 'X-Forwarded-For': `2001:db8:5:6::${(++host).toString(16)}` })
    expect(await repeat(121, () => writeByRest(shop.guest(), next()))).toEqual({ 401: 120, 429: 1 })
    await expectLimited(shop.guest(), 'write', next())
    expect(await writeByRest(shop.guest(), { 'X-Forwarded-For': '2001:db8:5:7::1' })).toBe(401)
  })

  test('with forged tokens is one guest', async () => {
    const from = newAddress()
    let made = 0
    const forge = () => writeByRest(shop.guest().with(`made.up.${++made}`), from)
    expect(await repeat(121, forge)).toEqual({ 401: 120, 429: 1 })
    expect((await shop.guest().with('made.up.0').rest('POST', 'user/cart', {}, from)).status).toBe(429)
  })

  test('with forged tokens is one guest over GraphQL, too', async () => {
    const from = newAddress()
    let made = 0
    const forge = () => read(shop.guest().with(`made.up.${++made}`), from)
    expect(await repeat(601, forge)).toEqual({ 401: 600, 429: 1 })
    await expectLimited(shop.guest(), 'read', from)
  })

  test('has mutations counted as writes, whatever else the document contains', async () => {
    const from = newAddress()
    const query = 'query Read { shop { name } } mutation Write { logOutEverywhere { user { id } } }'
    const run = (operationName: string) =>
      shop
        .guest()
        .rest('POST', '/graphql', { query, operationName }, from)
        .then(({ status }) => status)
    expect(await repeat(121, () => run('Write'))).toEqual({ 401: 120, 429: 1 })
    expect(await run('Read')).toBe(200)
  })
})

test('preflights are never counted', async () => {
  const from = newAddress()
  const statuses = await repeat(130, () =>
    shop
      .guest()
      .rest('OPTIONS', 'common/gel_all_product', undefined, from)
      .then(({ status }) => status),
  )
  expect(statuses).toEqual({ 204: 130 })
  expect((await shop.guest().rest('POST', 'user/cart', {}, from)).status).toBe(401)
})

test('RATE_LIMITS=off removes the limits', async () => {
  const from = newAddress()
  expect(await repeat(130, () => writeByRest(unlimited.guest(), from))).toEqual({ 401: 130 })
  expect(await repeat(601, () => read(unlimited.guest(), from))).toEqual({ 200: 601 })
})
