import { randomBytes } from 'node:crypto'
import { Client } from 'pg'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Database } from '../../server/platform/database/client.ts'
import { localImageStore } from '../../server/platform/storage/local-image-store.ts'
import { filesOf } from '../support/image-store.ts'
import { jpeg, picture, upload } from '../support/pictures.ts'
import { scansOf } from '../support/plans.ts'
import { openShop } from '../support/shop.ts'
import { sentBy } from '../support/statements.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera')
const admin = await shop.admin()

/** Rows only: enough for the quota and the cleanup. */
const describePictures = (db: Database, ownerId: string, count: number) =>
  db.image.createMany({
    data: Array.from({ length: count }, () => ({
      id: randomBytes(16).toString('hex'),
      ownerId,
      format: 'webp',
      width: 1,
      height: 1,
      bytes: 1,
      thumbhash: '',
    })),
  })

describe('within a day', () => {
  test('files that the shop refuses count as well', async () => {
    const asha = await shop.shopper('Asha')
    await describePictures(shop.db, asha.id, 197)
    const file = await jpeg()
    for (let n = 0; n < 2; n++) expect((await upload(asha, file.subarray(0, 300))).status).toBe(400)
    expect((await upload(asha, file)).status).toBe(200)
    expect((await upload(asha, file)).status).toBe(429)
  })

  test('a shopper can upload 200 pictures, also concurrently; the quota resets the next day', async () => {
    const asha = await shop.shopper('Asha')
    await describePictures(shop.db, asha.id, 198)
    const before = (await filesOf(shop.imageStore, 'originals')).length
    const file = await jpeg()
    const results = await Promise.all(Array.from({ length: 5 }, () => upload(asha, file)))
    expect(results.map(({ status }) => status).sort()).toEqual([200, 200, 429, 429, 429])
    const refusal = results.find(({ status }) => status === 429)!
    expect(Number(refusal.headers.get('retry-after'))).toBeGreaterThan(23 * 3600)
    expect(refusal.body.message).toMatch(/200 pictures in a day/)
    expect(await shop.db.image.count({ where: { ownerId: asha.id } })).toBe(200)
    expect(await filesOf(shop.imageStore, 'originals')).toHaveLength(before + 2)
    expect((await upload(meera, file)).status).toBe(200)
    shop.passTime(24 * 3600 + 60)
    expect((await upload(asha, file)).status).toBe(200)
  })

  test('an admin can upload as many as the catalogue needs', async () => {
    await describePictures(shop.db, admin.id, 205)
    expect((await upload(admin, await jpeg(), { preset: 'products' })).status).toBe(200)
  })
})

describe('when a picture can’t be stored', () => {
  let full = false
  const crowded = openShop({
    imageStore: (real) => ({
      ...real,
      write: async (name, bytes) => {
        if (full) throw Object.assign(new Error('ENOSPC: no space left on device'), { code: 'ENOSPC' })
        await real.write(name, bytes)
      },
    }),
  })

  test('because the disk is full, the response is 507 and nothing is left behind; the server continues', async () => {
    const shop = await crowded
    const asha = await shop.shopper('Asha')
    const saved = await upload(asha, await jpeg())
    full = true
    const { status, body } = await upload(asha, await jpeg())
    expect([status, body]).toEqual([
      507,
      { success: false, message: 'The shop has no room for pictures at the moment.' },
    ])
    expect(await filesOf(shop.imageStore, 'originals')).toEqual([saved.body.public_id])
    expect(await shop.db.image.count()).toBe(1)
    expect((await fetch(`${shop.url}/images/${saved.body.public_id}-320.avif`)).status).toBe(200)
    expect((await asha.graphql('{ products { totalCount } }')).status).toBe(200)
    expect(shop.faults()).toHaveLength(1)
    full = false
    expect((await upload(asha, await jpeg())).status).toBe(200)
  })

  test('because its row can’t be written, the file is deleted as well', async () => {
    const shop = await crowded
    await shop.db.$executeRaw`ALTER TABLE "images" ADD CONSTRAINT "no_narrow_ones" CHECK ("width" > 10)`
    const before = await filesOf(shop.imageStore, 'originals')
    const { status, text } = await upload(await shop.shopper('Asha'), await picture(5, 5).png().toBuffer())
    expect(status).toBe(500)
    expect(text).not.toMatch(/no_narrow_ones|images/)
    expect(await filesOf(shop.imageStore, 'originals')).toEqual(before)
    expect(shop.faults().join()).toContain('no_narrow_ones')
  })
})

describe('an unreferenced picture', () => {
  test('is deleted with all its sizes after a day; one in use stays, as do those without an owner', async () => {
    const shop = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    const [admin, asha] = [await shop.admin(), await shop.shopper('Asha')]
    const send = async (who: typeof asha) => (await upload(who, await jpeg())).body
    const used = {
      product: await send(admin),
      screenshot: await send(asha),
      profile: await send(asha),
      cloth: await send(asha),
      design: await send(asha),
    }
    await shop.product({ images: [{ url: used.product.url }] })
    await asha.rest('POST', 'feedback/add', {
      rating: 5,
      comments: 'Lovely',
      screenshotUrl: used.screenshot.url,
    })
    await shop.db.user.update({ where: { id: asha.id }, data: { profilePicture: used.profile.secure_url } })
    const draft = await asha.graphql(
      `mutation ($input: SaveOrderDraftInput!) { saveOrderDraft(input: $input) { userErrors { message } } }`,
      {
        input: {
          clothPics: [used.cloth.secure_url],
          designPics: [`/images/${used.design.public_id}-320.avif`],
        },
      },
    )
    expect(draft.data.saveOrderDraft.userErrors).toEqual([])
    const unused = await send(asha)
    const seeded = await send(admin)
    await shop.db.image.update({ where: { id: seeded.public_id }, data: { ownerId: null } })
    for (const name of [`${unused.public_id}.webp`, `${unused.public_id}-160.jpg`])
      await fetch(`${shop.url}/images/${name}`)
    expect(await filesOf(shop.imageStore, 'variants')).toHaveLength(2)

    shop.passTime(24 * 3600 - 60)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 0, orphanFiles: 0 })
    const fresh = await send(asha)
    shop.passTime(120)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 1, orphanFiles: 0 })

    const left = [...Object.values(used), seeded, fresh].map(({ public_id }) => public_id as string).sort()
    expect(await filesOf(shop.imageStore, 'originals')).toEqual(left)
    expect(await filesOf(shop.imageStore, 'variants')).toEqual([])
    expect((await shop.db.image.findMany()).map(({ id }) => id).sort()).toEqual(left)
    expect((await fetch(shop.url + unused.url)).status).toBe(404)
  })

  test('is found without reading the shop’s texts', async () => {
    const shop = await openShop()
    await describePictures(shop.db, (await shop.shopper('Asha')).id, 3)
    const sent = await sentBy(() => shop.cleanUpImages())
    const client = new Client({ connectionString: shop.databaseUrl })
    await client.connect()
    await client.query('SET enable_seqscan = off')
    const deleting = sent.find(({ text }) => text.includes('DELETE FROM "images"'))!
    const scans = await scansOf(client, deleting).finally(() => client.end())
    const read = scans.filter(({ how }) => how === 'Seq Scan').map(({ table }) => table)
    // One row.
    expect(read.filter((table) => table !== 'images')).toEqual(['shop_settings'])
  })

  test('is deleted by one replica, however many pictures there are', async () => {
    const shop = await openShop()
    const asha = await shop.shopper('Asha')
    await describePictures(shop.db, asha.id, 120)
    shop.passTime(25 * 3600)
    await shop.db.$transaction(async (tx) => {
      await tx.$queryRaw`SELECT pg_advisory_xact_lock(72707370)::text`
      expect(await shop.cleanUpImages()).toEqual({ pictures: 0, orphanFiles: 0 })
    })
    expect(await shop.cleanUpImages()).toEqual({ pictures: 120, orphanFiles: 0 })
  })
})

describe('a file without a row', () => {
  test('is deleted a day after it was written, complete or partial; the pictures’ own files stay', async () => {
    const shop = await openShop()
    const asha = await shop.shopper('Asha')
    const { body } = await upload(asha, await jpeg(), { preset: 'feedback' })
    await shop.db.image.update({ where: { id: body.public_id }, data: { ownerId: null } })
    await fetch(`${shop.url}/images/${body.public_id}-160.jpg`)
    const orphan = randomBytes(16).toString('hex')
    for (const name of [
      `originals/${orphan}`,
      `originals/${body.public_id}.0123456789ab.part`,
      `variants/${orphan}-320.avif`,
    ])
      await shop.imageStore.write(name, Buffer.from('x'))

    shop.passTime(24 * 3600 - 60)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 0, orphanFiles: 0 })
    shop.passTime(120)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 0, orphanFiles: 3 })
    expect(await filesOf(shop.imageStore, 'originals')).toEqual([body.public_id])
    expect(await filesOf(shop.imageStore, 'variants')).toEqual([`${body.public_id}-160.jpg`])
  })

  test('is cleaned up also in a shop that has no pictures yet', async () => {
    const shop = await openShop()
    expect(await shop.cleanUpImages()).toEqual({ pictures: 0, orphanFiles: 0 })
  })
})

test('files in a folder of this machine can be read by no other user of it', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const store = localImageStore(path.join(folder, 'images'))
  await store.write('originals/a.webp', Buffer.from('a'))
  const modeOf = async (name: string) => (await stat(path.join(folder, name))).mode & 0o777
  expect(await modeOf('images')).toBe(0o700)
  expect(await modeOf('images/originals')).toBe(0o700)
  expect(await modeOf('images/originals/a.webp')).toBe(0o600)
  await rm(folder, { recursive: true })
})
