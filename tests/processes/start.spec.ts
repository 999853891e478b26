import { rm } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { startEmbeddedPostgres } from '../../server/platform/database/embedded-postgres.ts'
import { makeScratchFolder } from '../support/scratch-folder.ts'
import { type ShopProcess, startShop } from '../support/shop-process.ts'
import { ApiClient } from '../support/api-client.ts'

let folder: string
test.beforeEach(async () => {
  folder = await makeScratchFolder('start')
})
test.afterEach(() => rm(folder, { recursive: true, force: true }))

const secret = 'a signing key of at least 32 bytes, for tests'

/** Signs a new shopper up and adds three of the first design to the cart. */
async function shopperWithCart({ url }: ShopProcess): Promise<ApiClient> {
  const guest = new ApiClient(url, null)
  const [product] = (await guest.rest('GET', 'common/gel_all_product')).body.filter(
    ({ readyMadePrice, quantityInStock, availabilityStatus }: Record<string, unknown>) =>
      readyMadePrice !== null && Number(quantityInStock) >= 3 && availabilityStatus === 'Available',
  )
  const account = { name: 'Asha', email: 'asha@example.com', password: 'chameli-42-phool' }
  const { token } = (await guest.rest('POST', 'auth/signup', account)).body
  const asha = guest.with(token)
  const added = await asha.rest('POST', 'user/cart', {
    productId: product._id,
    productType: 'readymade',
    quantity: 3,
    action: 'add',
  })
  expect(added.status).toBe(200)
  return asha
}

const cartOf = async ({ token }: ApiClient, { url }: ShopProcess) =>
  (await new ApiClient(url, token).rest('GET', 'user/get_all_cart')).body

test('a killed shop restarts by itself with every acknowledged line', async () => {
  const shop = await startShop({ DATA_DIR: folder }, { ownGroup: true })
  const asha = await shopperWithCart(shop)
  const before = await cartOf(asha, shop)
  await shop.killGroup()

  const again = await startShop({ DATA_DIR: folder })
  expect(await cartOf(asha, again)).toEqual(before)
  expect(before.cartItems).toHaveLength(1)
  expect(await again.stop()).toBe(0)
})

test('a second start on the same folder says so, exits, and harms nothing', async () => {
  const shop = await startShop({ DATA_DIR: folder, DEMO: 'none' })
  const second = await startShop({ DATA_DIR: folder }).then(
    () => 'opened',
    (error: Error) => error.message,
  )
  expect(second).toContain(folder)
  expect((await new ApiClient(shop.url, null).rest('GET', '/readyz')).status).toBe(200)
  expect(await shop.stop()).toBe(0)
})

test('with DATABASE_URL the shop runs on that Postgres, without demo data unless configured', async () => {
  const database = await startEmbeddedPostgres({
    dataDir: folder,
    log: { info: () => {}, warn: () => {} },
  })
  const env = { DATABASE_URL: database.url, JWT_SECRET: secret, DATA_DIR: path.join(folder, 'pictures') }
  const [one, two] = await Promise.all([startShop(env), startShop(env)])
  expect((await new ApiClient(one.url, null).rest('GET', 'common/gel_all_product')).body).toEqual([])
  const account = { name: 'Asha', email: 'asha@example.com', password: 'chameli-42-phool' }
  expect((await new ApiClient(one.url, null).rest('POST', 'auth/signup', account)).status).toBe(200)
  expect((await new ApiClient(two.url, null).rest('POST', 'auth/login', account)).status).toBe(200)
  expect(await Promise.all([one.stop(), two.stop()])).toEqual([0, 0])
  await database.stop()
})

test('an invalid environment is refused, naming the variable', async () => {
  await expect(startShop({ DATA_DIR: folder, PORT: 'many' })).rejects.toThrow(/PORT/)
  await expect(startShop({ DATA_DIR: folder, DATABASE_URL: 'postgresql://127.0.0.1:1/x' })).rejects.toThrow(
    /JWT_SECRET/,
  )
})

test('pages are 503 with Retry-After while the database is unavailable', async () => {
  const log = { info: () => {}, warn: () => {} }
  const database = await startEmbeddedPostgres({ dataDir: path.join(folder, 'database'), log })
  const env = { DATABASE_URL: database.url, JWT_SECRET: secret, DATA_DIR: path.join(folder, 'data') }
  const shop = await startShop(env)
  await database.stop()
  const product = 'single_product_details?productId=0f6a2f4e-53a1-4c1e-9f0d-6a1f2b7c8d90'
  for (const [address, words] of [
    ['/gallery', 'lang="en-IN"'],
    [`/${product}`, 'The designs did not load'],
    [`/hi/${product}`, 'lang="hi-IN"'],
  ] as const) {
    const response = await fetch(shop.url + address)
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5'])
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toContain(words)
  }
  await shop.stop()
})
