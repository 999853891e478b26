import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fromRoot } from '../../server/paths.ts'
import { addApiClient } from '../support/api-clients.ts'
import type { Json } from '../support/api-client.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const run = promisify(execFile)
let folder: string
let key: string

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'catalogue-sync-'))
  ;({ key } = await addApiClient(shop, ['READ_CATALOGUE']))
})
afterAll(() => rm(folder, { recursive: true }))

const copyFile = () => path.join(folder, 'catalogue.json')
const sync = async (env: NodeJS.ProcessEnv = {}) =>
  run(process.execPath, [fromRoot('docs', 'examples', 'catalogue-sync.mjs')], {
    env: { SHOP_URL: shop.url, API_KEY: key, COPY: copyFile(), ...env },
  })
const copiedStock = async () => {
  const { products } = JSON.parse(await readFile(copyFile(), 'utf8'))
  return Object.fromEntries(
    Object.entries<Json>(products).map(([id, { quantityInStock }]) => [id, quantityInStock]),
  )
}
/** Of the designs that shoppers see: the scope reads no drafts. */
const stockOfShop = async () => {
  const products = await shop.db.product.findMany({
    where: { productStatus: 'ACTIVE' },
    select: { id: true, quantityInStock: true },
  })
  return Object.fromEntries(products.map(({ id, quantityInStock }) => [id, quantityInStock]))
}

/** The feed waits for older transactions, also those of other tests on the same server: it is read until it has all. */
async function expectCopyOfShop() {
  const expected = await stockOfShop()
  const synced = async () => {
    await sync()
    return copiedStock()
  }
  await expect.poll(synced, { timeout: 60_000, interval: 500 }).toEqual(expected)
}

describe('the example program', () => {
  test('fills a copy, then applies what was added, changed and deleted', async () => {
    const [one, two, three] = [await shop.product(), await shop.product(), await shop.product()]
    await expectCopyOfShop()
    await shop.db.product.update({ where: { id: one.id }, data: { quantityInStock: 41 } })
    await shop.db.product.delete({ where: { id: two.id } })
    await shop.product({ productStatus: 'DRAFT' })
    await expectCopyOfShop()
    expect(await copiedStock()).toMatchObject({ [one.id]: 41, [three.id]: expect.any(Number) })
  })

  test('begins again when its cursor is refused', async () => {
    const copy = JSON.parse(await readFile(copyFile(), 'utf8'))
    const stale = { cursor: 'of another database', products: { ...copy.products, gone: {} } }
    await writeFile(copyFile(), JSON.stringify(stale))
    await expectCopyOfShop()
  })

  test('says what is missing', async () => {
    await expect(sync({ API_KEY: '' })).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('API_KEY'),
    })
    await expect(sync({ API_KEY: 'shopkey_unknown' })).rejects.toMatchObject({ code: 1 })
  })
})
