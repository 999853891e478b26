import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import {
  type EmbeddedPostgres,
  startEmbeddedPostgres,
} from '../../server/platform/database/embedded-postgres.ts'
import { createDatabase } from '../support/database-url.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { startShop } from '../support/shop-process.ts'
import { startTcpProxy, type TcpProxy } from '../support/tcp-proxy.ts'
import { ApiClient } from '../support/api-client.ts'

// One database server for them all.
test.describe.configure({ mode: 'default' })
test.slow()

let folder: string
let postgres: EmbeddedPostgres
let proxy: TcpProxy
test.beforeAll(async () => {
  folder = await makeScratchFolder('outages')
  const log = { info: () => {}, warn: () => {} }
  postgres = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log })
  proxy = await startTcpProxy()
})
test.afterAll(async () => {
  await proxy.close()
  await postgres.stop()
  await rm(folder, { recursive: true, force: true })
})

/** The settings of a shop on an empty database of its own, behind the proxy. */
const settings = async () => ({
  DATABASE_URL: proxy.via(await createDatabase(postgres.url)),
  JWT_SECRET: 'a signing key of at least 32 bytes, for tests',
  DATA_DIR: path.join(folder, 'pictures'),
  RATE_LIMITS: 'off',
  SHOP_PHONE: '+91 22 1234 5678',
  LOG_LEVEL: 'silent',
})

test('pages are shown as they were while the database is unavailable, and are current again afterwards', async () => {
  const shop = await startShop({ ...(await settings()), DATABASE_WAIT_MS: '1000' })
  const guest = new ApiClient(shop.url, null)
  const cached = await guest.rest('GET', '/')
  expect(cached.status).toBe(200)
  for (const fault of [proxy.freeze, proxy.refuse]) {
    fault()
    await expect(async () => {
      const { status, text, headers } = await guest.rest('GET', '/')
      expect([status, headers.get('cache-control')]).toEqual([200, 'no-store'])
      expect(headers.get('cache-status')).toMatch(/^shop; hit; ttl=-\d+$/)
      expect(text).toMatch(
        /<p role="status"[^>]*>The shop is having trouble at the moment\..*tel:\+912212345678/,
      )
    }).toPass()
    const { status, text, headers } = await guest.rest('GET', '/hi/gallery')
    expect([status, headers.get('retry-after')]).toEqual([503, '5'])
    expect(text).toContain('tel:+912212345678')
    proxy.accept()
    await expect(async () => {
      const { text, headers } = await guest.rest('GET', '/')
      expect([text, headers.get('cache-status')]).toEqual([cached.text, null])
    }).toPass()
  }
  expect(await shop.stop()).toBe(0)
})

test('a shop whose database no longer answers ends when it is told to', async () => {
  const shop = await startShop(await settings())
  const guest = new ApiClient(shop.url, null)
  await guest.graphql('{ products { totalCount } }')
  proxy.freeze()
  const unanswered = guest.rest('GET', 'common/gel_all_product')
  expect(await shop.stop()).toBe(0)
  expect((await unanswered).status).toBe(503)
})

test('a shop that starts before its database waits for it', async () => {
  proxy.refuse()
  const starting = startShop(await settings())
  await proxy.refused()
  proxy.accept()
  const shop = await starting
  expect((await new ApiClient(shop.url, null).rest('GET', '/readyz')).status).toBe(200)
  expect(await shop.stop()).toBe(0)
})

test('six shops that start together on an empty database all open, and one of them fills it', async () => {
  const env = { ...(await settings()), DEMO: 'catalogue' }
  const shops = await Promise.all(Array.from({ length: 6 }, () => startShop(env)))
  const counts = await Promise.all(
    shops.map(async ({ url }) => {
      const { data } = await new ApiClient(url, null).graphql('{ products { totalCount } }')
      return data.products.totalCount
    }),
  )
  expect(new Set(counts).size).toBe(1)
  expect(counts[0]).toBeGreaterThan(0)
  expect(await Promise.all(shops.map((shop) => shop.stop()))).toEqual(Array(6).fill(0))
})
