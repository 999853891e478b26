import { randomBytes } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { readConfig } from '../../server/config.ts'
import { copyImages } from '../../server/domain/images/copy-images.ts'
import { localImageStore } from '../../server/platform/storage/local-image-store.ts'
import { s3ImageStore } from '../../server/platform/storage/s3-image-store.ts'
import { createLog } from '../../server/platform/log.ts'
import { ObjectStore } from '../support/object-store.ts'
import { jpeg, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const bucket = await ObjectStore.open()
const settings = (env: NodeJS.ProcessEnv = {}) =>
  readConfig({
    DATABASE_URL: 'postgresql://database/shop',
    JWT_SECRET: randomBytes(32).toString('hex'),
    ...bucket.env,
    ...env,
  }).s3!
const log = createLog('silent')
const shop = await openShop({ imageStore: () => s3ImageStore(settings(), log, 300) })
const asha = await shop.shopper('Asha')

beforeEach(() => {
  bucket.fault = null
})
afterAll(() => bucket.close())

test('a picture and its sizes are objects of the bucket, and each size is made once', async () => {
  const { status, body } = await upload(asha, await jpeg())
  expect(status).toBe(200)
  expect(bucket.names('originals')).toEqual([`originals/${body.public_id}`])
  for (let request = 0; request < 2; request++) {
    const picture = await fetch(`${shop.url}/images/${body.public_id}-160.webp`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp'])
  }
  expect(bucket.names('variants')).toEqual([`variants/${body.public_id}-160.webp`])
  expect(bucket.requests.filter((request) => request.startsWith('PUT variants/'))).toHaveLength(1)
  expect((await fetch(`${shop.url}/images/${'0'.repeat(32)}-160.webp`)).status).toBe(404)
})

test('pictures without a row, and those that nothing refers to, are deleted a day later, page by page', async () => {
  bucket.pageLength = 2
  const kept = await upload(asha, await jpeg(), { preset: 'feedback' })
  await shop.db.image.update({ where: { id: kept.body.public_id as string }, data: { ownerId: null } })
  for (let orphan = 0; orphan < 5; orphan++)
    bucket.objects.set(`originals/${randomBytes(16).toString('hex')}`, {
      bytes: Buffer.from('x'),
      writtenAt: new Date(),
    })
  expect((await shop.cleanUpImages()).orphanFiles).toBe(0)
  shop.passTime(25 * 3600)
  expect(await shop.cleanUpImages()).toEqual({ pictures: 1, orphanFiles: 5 })
  expect(bucket.names('originals')).toEqual([`originals/${kept.body.public_id}`])
  bucket.pageLength = 1_000
})

describe('while the bucket', () => {
  test.each(['fail', 'hang'] as const)(
    '%ss, pictures are refused with a sentence, and the shop sells',
    async (fault) => {
      const { body } = await upload(asha, await jpeg())
      const rows = await shop.db.image.count()
      bucket.fault = fault
      const refused = await upload(asha, await jpeg())
      expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '10'])
      expect(refused.body.message).toMatch(/aren’t available at the moment/)
      const picture = await fetch(`${shop.url}/images/${body.public_id}-160.webp`)
      expect([picture.status, picture.headers.get('retry-after')]).toEqual([503, '10'])
      expect((await asha.graphql('{ products { totalCount } }')).status).toBe(200)
      expect(shop.faults()).toHaveLength(2)
      bucket.fault = null
      expect(await shop.db.image.count()).toBe(rows)
      expect((await upload(asha, await jpeg())).status).toBe(200)
      expect((await fetch(`${shop.url}/images/${body.public_id}-160.webp`)).status).toBe(200)
    },
  )
})

test('a wrong key is a fault that the log explains, and the shopper learns nothing of it', async () => {
  const shop = await openShop({
    imageStore: () => s3ImageStore(settings({ S3_SECRET_ACCESS_KEY: 'another secret' }), log),
  })
  const { status, text } = await upload(await shop.shopper('Meera'), await jpeg())
  expect(status).toBe(500)
  expect(text).not.toMatch(/signature|S3/i)
  expect(shop.faults().join()).toContain('SignatureDoesNotMatch')
})

test('pictures move between folder and bucket, and an interrupted move continues', async () => {
  const folder = path.join(tmpdir(), `shop-test-move-${randomBytes(6).toString('hex')}`)
  const local = localImageStore(folder)
  const store = s3ImageStore(settings(), log)
  bucket.objects.clear()
  const pictures = Array.from(
    { length: 30 },
    () => [randomBytes(16).toString('hex'), randomBytes(5_000)] as const,
  )
  for (const [id, bytes] of pictures) await local.write(`originals/${id}`, bytes)
  await writeFile(path.join(folder, 'originals', 'unfinished.0123.part'), 'x')
  const [first, second] = pictures
  await store.write(`originals/${first![0]}`, first![1])
  await store.write(`originals/${second![0]}`, Buffer.from('only a part'))

  expect(await copyImages(local, store)).toEqual({ copied: 29, present: 1 })
  for (const [id, bytes] of pictures) expect(bucket.objects.get(`originals/${id}`)?.bytes).toEqual(bytes)
  expect(bucket.objects.size).toBe(30)

  await rm(folder, { recursive: true })
  bucket.fault = 'fail'
  await expect(copyImages(store, local)).rejects.toThrow()
  bucket.fault = null
  expect(await copyImages(store, local)).toEqual({ copied: 30, present: 0 })
  for (const [id, bytes] of pictures) expect(await local.read(`originals/${id}`)).toEqual(bytes)
  await rm(folder, { recursive: true })
})
