import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { loopBytes } from '../../shared/images/loops.ts'
import { copyImages } from '../../server/domain/images/copy-images.ts'
import { localImageStore } from '../../server/platform/storage/local-image-store.ts'
import { originalName } from '../../server/domain/images/image-store.ts'
import { filesOf } from '../support/image-store.ts'
import { jpeg, loopFrames, picture, upload, uploadLoop } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const admin = await shop.admin()

interface Kept {
  url: string
  loop_url: string
  public_id: string
}

const send = async (frames?: number): Promise<Kept> => {
  const { status, body } = await uploadLoop(admin, await loopFrames(frames))
  expect(status).toBe(200)
  return body as Kept
}

const read = async (address: string) => {
  const response = await fetch(shop.url + address)
  return { response, bytes: Buffer.from(await response.arrayBuffer()) }
}

const imagesOf = async (id: string) => {
  const { data } = await shop
    .guest()
    .graphql('query ($id: ID!) { product(id: $id) { images { url loopUrl alt width height thumbhash } } }', {
      id,
    })
  return data.product.images as unknown[]
}

describe('a loop', () => {
  test('is kept as one animated WebP, without anything of what was sent; its other sizes are of its first frame', async () => {
    const frames = await loopFrames()
    const located = await sharp(frames[0])
      .withExif({ IFD0: { Artist: 'Meera' } })
      .jpeg()
      .toBuffer()
    const { status, body } = await uploadLoop(admin, [located, ...frames.slice(1)])
    const { url, loop_url, public_id, ...kept } = body as Kept
    expect([status, kept]).toMatchObject([200, { secure_url: url, width: 720, height: 960, format: 'webp' }])
    expect(public_id).toMatch(/^l[0-9a-f]{32}$/)
    expect([url, loop_url]).toEqual([`/images/${public_id}.webp`, `/images/${public_id}-loop.webp`])

    const { response, bytes } = await read(loop_url)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/webp'])
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(bytes.length).toBeLessThanOrEqual(loopBytes)
    const moving = await sharp(bytes, { pages: -1 }).metadata()
    expect(moving).toMatchObject({
      pages: 24,
      pageHeight: 960,
      width: 720,
      loop: 0,
      delay: Array(24).fill(125),
    })
    expect([moving.exif, moving.xmp, moving.icc]).toEqual([undefined, undefined, undefined])

    for (const [name, format, width] of [
      [`${public_id}.webp`, 'webp', 720],
      [`${public_id}-320.avif`, 'heif', 320],
      [`${public_id}-og.jpg`, 'jpeg', 1200],
    ] as const) {
      const still = await sharp((await read(`/images/${name}`)).bytes).metadata()
      expect(still).toMatchObject({ format, width })
      expect(still.pages ?? 1).toBe(1)
    }
  })

  test('is a picture of its design, which says where it moves; others don’t', async () => {
    const [still, loop] = [
      (await upload(admin, await jpeg(), { preset: 'products' })).body as Kept,
      await send(),
    ]
    const { id } = await shop.product({
      productName: 'Bandhani Skirt',
      images: [
        { url: still.url },
        { url: loop.url, alt: 'It swings' },
        { url: 'https://example.com/worn.jpg' },
      ],
    })
    expect(await imagesOf(id)).toMatchObject([
      { url: still.url, loopUrl: null, alt: 'Bandhani Skirt' },
      { url: loop.url, loopUrl: loop.loop_url, alt: 'It swings', width: 720, height: 960 },
      { loopUrl: null, width: null },
    ])
    // No picture moves by its address alone.
    expect((await read(still.url.replace('.webp', '-loop.webp'))).response.status).toBe(404)
    const named = await admin.mutate('updateProduct', { id, images: [{ url: loop.loop_url }] })
    expect(named.userErrors).toMatchObject([{ field: 'images.0.url', code: 'INVALID' }])
  })

  test('of a second is accepted, in grey and with transparency, too', async () => {
    const frame = await sharp({ create: { width: 300, height: 400, channels: 4, background: '#80808080' } })
      .greyscale()
      .png()
      .toBuffer()
    expect(
      (await uploadLoop(admin, [frame, ...(await loopFrames(7, { width: 300, height: 400 }))])).status,
    ).toBe(200)
    const { loop_url } = await send(8)
    expect(await sharp((await read(loop_url)).bytes, { pages: -1 }).metadata()).toMatchObject({ pages: 8 })
  })

  test('that was sent twice is kept twice; what no design shows is removed with all its files after a day', async () => {
    const shop = await openShop()
    const admin = await shop.admin()
    const frames = await loopFrames(8)
    const [first, second] = [
      (await uploadLoop(admin, frames)).body as Kept,
      (await uploadLoop(admin, frames)).body as Kept,
    ]
    expect(first.public_id).not.toBe(second.public_id)
    const { id } = await shop.product({ images: [{ url: first.url }] })
    for (const { url, loop_url } of [first, second])
      for (const address of [url, loop_url]) await fetch(shop.url + address)

    shop.passTime(25 * 3600)
    expect(await shop.cleanUpImages()).toEqual({ pictures: 1, orphanFiles: 0 })
    expect(await filesOf(shop.imageStore, 'originals')).toEqual([first.public_id])

    await admin.mutateOrThrow('updateProduct', { id, images: [] })
    expect(await shop.cleanUpImages()).toEqual({ pictures: 1, orphanFiles: 0 })
    expect(await filesOf(shop.imageStore, 'originals')).toEqual([])
    expect(await filesOf(shop.imageStore, 'variants')).toEqual([])
    expect((await fetch(shop.url + first.loop_url)).status).toBe(404)
  })

  test('of much detail is kept smaller rather than refused', async () => {
    const [width, height] = [720, 960]
    const noise = randomBytes(width * height * 3)
    // Cloth with grain, which moves.
    const frames = await Promise.all(
      Array.from({ length: 24 }, (_, index) => {
        const bytes = Buffer.alloc(noise.length)
        for (let at = 0; at < bytes.length; at += 1)
          bytes[at] = 110 + (noise[(at + index * 2_163) % noise.length]! % 90)
        return sharp(bytes, { raw: { width, height, channels: 3 } })
          .jpeg({ quality: 80 })
          .toBuffer()
      }),
    )
    const { status, body } = await uploadLoop(admin, frames)
    expect(status).toBe(200)
    expect(body.bytes).toBeLessThanOrEqual(loopBytes)
    expect(body.width).toBeLessThan(width)
    expect(body.width * 4).toBe(body.height * 3)
  })
})

describe('refused, with nothing kept, is', () => {
  const noise = async () => {
    const [width, height] = [480, 640]
    return sharp(randomBytes(width * height * 3), { raw: { width, height, channels: 3 } })
      .jpeg({ quality: 90 })
      .toBuffer()
  }
  const cases: [string, () => Promise<(Buffer | string)[]>, number, RegExp][] = [
    ['no frame', () => Promise.resolve([]), 400, /8 to 24 frames/],
    ['a loop of less than a second', () => loopFrames(7), 400, /8 to 24 frames/],
    ['one of more than three seconds', () => loopFrames(25), 400, /8 to 24 frames/],
    [
      'one with frames of different sizes',
      async () => [...(await loopFrames(8)), ...(await loopFrames(1, { width: 600, height: 960 }))],
      400,
      /same width and height/,
    ],
    [
      'one with a truncated frame',
      async () =>
        (await loopFrames(9)).map((frame, index) => (index === 5 ? frame.subarray(0, 2_000) : frame)),
      400,
      /broken/,
    ],
    [
      'one with a frame that is no picture',
      async () => [...(await loopFrames(8)), '<svg/>'],
      415,
      /JPEG, PNG/,
    ],
    [
      'one with frames of too many pixels',
      () => Promise.all(Array.from({ length: 8 }, () => picture(1000, 1300).jpeg().toBuffer())),
      413,
      /1280 pixels/,
    ],
    [
      'one with a frame of too many bytes',
      async () => [...(await loopFrames(8)), Buffer.alloc(600_000)],
      413,
      /512 kB/,
    ],
    [
      'one with more detail than fits',
      () => Promise.all(Array.from({ length: 24 }, noise)),
      413,
      /more than 1.5 MB\. Film it again/,
    ],
  ]
  test.each(cases)('%s', async (_what, frames, status, message) => {
    const before = await filesOf(shop.imageStore, 'originals')
    const refused = await uploadLoop(admin, await frames())
    expect([refused.status, refused.body.message]).toEqual([status, expect.stringMatching(message)])
    expect(await filesOf(shop.imageStore, 'originals')).toEqual(before)
  })

  test('one in another field, one of a guest or of a shopper, and one of staff without the permission', async () => {
    const frames = await loopFrames(8)
    expect((await uploadLoop(admin, frames, 'file')).status).toBe(400)
    const [cutter, editor] = [await shop.staff('Sunita'), await shop.staff('Rekha')]
    for (const [{ id }, permission] of [
      [cutter, 'MANAGE_ORDERS'],
      [editor, 'EDIT_PRODUCTS'],
    ] as const)
      await admin.mutateOrThrow('changePermissions', { customerId: id, permissions: [permission] })
    for (const [who, status] of [
      [shop.guest(), 401],
      [await shop.shopper('Meera'), 403],
      [cutter, 403],
      [editor, 200],
    ] as const)
      expect((await uploadLoop(who, frames)).status).toBe(status)
  })
})

test('a loop counts as one picture of the day’s, and moves to another store with the others', async () => {
  const { public_id } = await send(8)
  expect(await shop.db.image.count({ where: { id: public_id } })).toBe(1)
  const folder = await mkdtemp(path.join(tmpdir(), 'pictures-'))
  const store = localImageStore(folder)
  await copyImages(shop.imageStore, store)
  const copied = await store.read(originalName(public_id))
  await rm(folder, { recursive: true })
  expect(copied).toEqual(await shop.imageStore.read(originalName(public_id)))
})
