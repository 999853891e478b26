import { afterEach, expect, test } from 'vitest'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const bereft = await openShop()
const guest = shop.guest()
afterEach(() => shop.drain(false))

test('a running shop is alive and ready', async () => {
  for (const [path, word] of [
    ['/livez', 'alive'],
    ['/readyz', 'ready'],
  ] as const) {
    const { status, text, headers } = await guest.rest('GET', path)
    expect([status, text, headers.get('connection')]).toEqual([200, word, 'keep-alive'])
    expect(headers.get('content-type')).toMatch(/^text\/plain/)
  }
})

test('a shop that is stopping is alive, not ready, completes its requests and closes their connections', async () => {
  shop.drain(true)
  expect((await guest.rest('GET', '/livez')).status).toBe(200)
  const { status, text } = await guest.rest('GET', '/readyz')
  expect([status, text]).toEqual([503, 'not ready'])
  const completed = await guest.graphql('{ shop { name } }')
  expect([completed.status, completed.headers.get('connection')]).toEqual([200, 'close'])
  bereft.faults()
  shop.faults()
})

test('a shop without its database is alive and not ready', async () => {
  await bereft.loseDatabase()
  expect((await bereft.guest().rest('GET', '/livez')).status).toBe(200)
  expect((await bereft.guest().rest('GET', '/readyz')).status).toBe(503)
  bereft.faults()
})
