import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { originalName } from '../../server/domain/images/image-store.ts'
import { filesOf } from '../support/image-store.ts'
import { jpeg, picture, upload, uploadForm, whitePng } from '../support/pictures.ts'
import { maxRefusedUploads } from '../../server/domain/images/store-upload.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera')
const admin = await shop.admin()

const originalOf = async (id: string) => (await shop.imageStore.read(originalName(id)))!
const fetchPicture = (address: string) => fetch(shop.url + address)

describe('an uploaded picture', () => {
  test('is answered like by an image host, and served in every size and format', async () => {
    const { status, body } = await upload(meera, await jpeg())
    expect(status).toBe(200)
    const address = `/images/${body.public_id}.webp`
    expect(body).toEqual({
      url: address,
      secure_url: address,
      public_id: expect.stringMatching(/^p[0-9a-f]{32}$/) as string,
      width: 600,
      height: 400,
      bytes: (await originalOf(body.public_id)).length,
      format: 'webp',
    })
    for (const [name, type, width] of [
      [`${body.public_id}.webp`, 'image/webp', 600],
      [`${body.public_id}-320.avif`, 'image/avif', 320],
      [`${body.public_id}-160.jpg`, 'image/jpeg', 160],
      [`${body.public_id}-og.jpg`, 'image/jpeg', 1200],
    ] as const) {
      const shown = await fetchPicture(`/images/${name}`)
      expect([shown.status, shown.headers.get('content-type')]).toEqual([200, type])
      expect(shown.headers.get('cache-control')).toBe('private, max-age=3600')
      expect(shown.headers.get('x-content-type-options')).toBe('nosniff')
      expect(await sharp(await shown.arrayBuffer()).metadata()).toMatchObject({ width })
    }
  })

  test('is shown uncropped on an ivory preview card, as JPEG only', async () => {
    const { body } = await upload(meera, await picture(300, 600).jpeg().toBuffer())
    const card = sharp(await (await fetchPicture(`/images/${body.public_id}-og.jpg`)).arrayBuffer())
    expect(await card.metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' })
    const { data } = await card.raw().toBuffer({ resolveWithObject: true })
    const colourAt = (x: number, y: number) => [...data.subarray((y * 1200 + x) * 3, (y * 1200 + x) * 3 + 3)]
    for (const [x, y] of [
      [10, 10],
      [1190, 620],
    ] as const)
      expect(Math.min(...colourAt(x, y))).toBeGreaterThan(225)
    const [red, green, blue] = colourAt(600, 315) as [number, number, number]
    expect([red, green, blue].every((part, i) => Math.abs(part - [0xa3, 0x3a, 0x5c][i]!) < 12)).toBe(true)
    for (const other of ['webp', 'avif'])
      expect((await fetchPicture(`/images/${body.public_id}-og.${other}`)).status).toBe(404)
  })

  test('has a row with its owner and a preview, and both are in the API of a product that shows it', async () => {
    const { body } = await upload(admin, await jpeg(), { preset: 'products' })
    const row = await shop.db.image.findUniqueOrThrow({ where: { id: body.public_id } })
    expect(row).toMatchObject({
      ownerId: admin.id,
      format: 'webp',
      width: 600,
      height: 400,
      bytes: body.bytes,
    })
    expect(Buffer.from(row.thumbhash, 'base64').length).toBeGreaterThanOrEqual(5)
    const { id } = await shop.product({ images: [{ url: body.url }] })
    const { data } = await shop
      .guest()
      .graphql('query ($id: ID!) { product(id: $id) { images { url width height thumbhash } } }', { id })
    expect(data.product.images).toEqual([
      { url: body.url, width: 600, height: 400, thumbhash: row.thumbhash },
    ])
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s, whatever its file name', async (format) => {
    const file = await picture().toFormat(format).toBuffer()
    const { status, body } = await upload(meera, file, { name: 'note.txt', type: 'text/html' })
    expect([status, body.format, body.width]).toEqual([200, 'webp', 600])
  })

  test('is stored without metadata: no camera, no location, no script', async () => {
    const plain = await picture()
      .withExif({
        IFD0: { Copyright: 'Meera’s own phone' },
        IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '19/1 1/1 0/1' },
      })
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const sent = Buffer.concat([plain, Buffer.from('<script>alert(1)</script>')])
    expect(await sharp(sent).metadata()).toMatchObject({ orientation: 6, width: 600, hasProfile: true })
    expect(sent.toString('latin1')).toContain('own phone')
    const { status, body } = await upload(meera, sent)
    expect(status).toBe(200)
    const saved = await originalOf(body.public_id)
    const { exif, icc, orientation, xmp, space } = await sharp(saved).metadata()
    expect({ exif, icc, orientation, xmp, space }).toEqual({ space: 'srgb' })
    expect(saved.toString('latin1')).not.toMatch(/Meera|script|EXIF/i)
    // Upright, as it was taken.
    expect([body.width, body.height]).toEqual([400, 600])
  })

  test('is at most 2000 px on its longer side', async () => {
    const { body } = await upload(meera, await picture(1500, 3000).png().toBuffer())
    expect([body.width, body.height]).toEqual([1000, 2000])
    const tiny = await upload(meera, await picture(1, 1).png().toBuffer())
    expect([tiny.status, tiny.body.width, tiny.body.height]).toEqual([200, 1, 1])
  })

  test('is public, whoever uploaded it', async () => {
    const asha = await shop.shopper('Asha')
    for (const who of [meera, asha]) {
      const { body } = await upload(who, await jpeg(), { preset: 'feedback' })
      expect((await fetchPicture(body.url)).status).toBe(200)
    }
  })

  test('has an absolute address where the shop’s origin is configured', async () => {
    const known = await openShop({ env: { PUBLIC_URL: 'https://shop.example' } })
    const { body } = await upload(await known.admin(), await jpeg())
    expect(body.url).toBe(`/images/${body.public_id}.webp`)
    expect(body.secure_url).toBe(`https://shop.example${body.url}`)
  })
})

describe('permissions', () => {
  test('a guest can’t upload', async () => {
    const { status, headers, body } = await upload(shop.guest(), await jpeg())
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer'])
    expect(body).toEqual({ success: false, message: 'Please log in first.' })
    const refused = await upload(shop.guest().with('forged'), await jpeg())
    expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([
      401,
      'Bearer error="invalid_token"',
    ])
  })

  test('a shopper uploads pictures for orders and feedback, not for products', async () => {
    expect((await upload(meera, await jpeg(), { preset: 'products' })).status).toBe(403)
    for (const preset of ['order_images', 'feedback'])
      expect((await upload(meera, await jpeg(), { preset })).status).toBe(200)
  })

  test('an admin uploads all of them', async () => {
    for (const preset of ['products', 'order_images', 'feedback'])
      expect((await upload(admin, await jpeg(), { preset })).status).toBe(200)
  })

  test.each(['', 'avatars', 'PRODUCTS', '__proto__'])('nobody uploads for %j', async (preset) => {
    const { status, body } = await upload(admin, await jpeg(), { preset })
    expect([status, body.field]).toEqual([400, 'upload_preset'])
  })

  test('a cross-site page can’t upload', async () => {
    const preflight = await shop.guest().rest('OPTIONS', '/images/upload', undefined, {
      Origin: 'https://elsewhere.example',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': 'authorization',
    })
    expect(preflight.headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('a file that is no picture is refused', () => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
  const asPng = { name: 'picture.png', type: 'image/png' }

  test.each([
    ['SVG', svg],
    ['SVG with a prologue', `<?xml version="1.0"?>\n${svg}`],
    ['HTML', '<!doctype html><script>alert(1)</script>'],
    ['text', 'namaste'],
    ['a PDF', '%PDF-1.7\n'],
    ['GIF', 'GIF89a\x01\0\x01\0\0\0\0;'],
    ['an address to fetch', 'https://elsewhere.example/picture.png'],
  ])('%s as .png with 415', async (_what, file) => {
    const { status, body } = await upload(meera, file, asPng)
    expect([status, body]).toEqual([
      415,
      { success: false, field: 'file', message: 'The picture must be a JPEG, PNG, WebP or AVIF file.' },
    ])
  })

  test('and TIFF, which the decoder could read', async () => {
    expect((await upload(meera, await picture().tiff().toBuffer(), asPng)).status).toBe(415)
  })

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('half a %s', async (format) => {
    const noise = sharp({
      create: {
        width: 300,
        height: 300,
        channels: 3,
        background: '#fff',
        noise: { type: 'gaussian', sigma: 60, mean: 128 },
      },
    })
    const whole = await noise.toFormat(format).toBuffer()
    const { status, body } = await upload(meera, whole.subarray(0, whole.length / 2))
    expect([status, body.field]).toEqual([400, 'file'])
  })

  test('a truncated beginning', async () => {
    const start = (await picture().png().toBuffer()).subarray(0, 12)
    expect([400, 415]).toContain((await upload(meera, Buffer.concat([start, Buffer.alloc(5000)]))).status)
  })

  test('an empty file', async () => {
    expect((await upload(meera, '')).body).toMatchObject({ field: 'file', message: 'The file is missing.' })
    const form = uploadForm(await jpeg())
    form.delete('file')
    expect((await meera.upload(form)).status).toBe(400)
  })
})

describe('a file that is too large is refused with 413', () => {
  test('17,000 × 17,000 pixels in a small file, and without decompressing them', async () => {
    const bomb = whitePng(17_000, 17_000)
    expect(bomb.length).toBeLessThan(10_000_000)
    const before = process.resourceUsage().maxRSS
    const { status, body } = await upload(meera, bomb)
    expect([status, body]).toEqual([
      413,
      { success: false, field: 'file', message: 'The picture may have at most 25 megapixels.' },
    ])
    expect((process.resourceUsage().maxRSS - before) / 1024).toBeLessThan(150)
  })

  test('more than 10 MB, of any type', async () => {
    for (const megabytes of [10.1, 40]) {
      const { status, body } = await upload(meera, Buffer.alloc(megabytes * 1024 * 1024, 'x'))
      expect([status, body]).toEqual([
        413,
        { success: false, field: 'file', message: 'The file may have at most 10 MB.' },
      ])
    }
  })
})

describe('a malformed form', () => {
  test('is refused: JSON, no boundary, cut short, garbage', async () => {
    for (const [type, body] of [
      ['application/json', '{"upload_preset":"feedback","file":"https://elsewhere.example/a.png"}'],
      ['multipart/form-data', 'x'],
      [
        'multipart/form-data; boundary=b',
        '--b\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nx',
      ],
      ['multipart/form-data; boundary=b', 'garbage'],
    ] as const) {
      const result = await meera.rest('POST', '/images/upload', body, { 'Content-Type': type })
      expect(result.status).toBe(400)
      expect(result.body.success).toBe(false)
    }
  })

  test('with two files, a file in another field or too many fields is refused', async () => {
    const two = uploadForm(await jpeg())
    two.append('file', new Blob(['x']), 'second.jpg')
    const elsewhere = uploadForm(await jpeg())
    elsewhere.append('avatar', new Blob(['x']), 'avatar.jpg')
    const heap = uploadForm(await jpeg())
    for (let n = 0; n < 50; n += 1) heap.append(`a${n}`, 'x')
    for (const form of [two, elsewhere, heap]) expect((await meera.upload(form)).status).toBe(400)
  })

  test('with fields of other image hosts is accepted', async () => {
    const form = uploadForm(await jpeg())
    form.append('api_key', '123')
    form.append('folder', '../../etc')
    expect((await meera.upload(form)).status).toBe(200)
  })
})

test('a file’s name causes no path traversal', async () => {
  for (const name of ['../../../../tmp/evil.jpg', '..\\..\\evil.jpg', '/etc/passwd', 'ä'.repeat(300)]) {
    const { status, body } = await upload(meera, await jpeg(), { name })
    expect(status).toBe(200)
    expect(body.public_id).toMatch(/^p[0-9a-f]{32}$/)
    expect((await fetchPicture(`/images/${body.public_id}-160.jpg`)).status).toBe(200)
  }
  expect(await shop.storedAtTop()).toEqual(['originals', 'variants'])
  for (const name of await filesOf(shop.imageStore, 'originals')) expect(name).toMatch(/^p?[0-9a-f]{32}$/)
})

test('fifty refused ones in a day are the last, whatever they were refused for', async () => {
  const asha = await shop.shopper('Asha')
  const refused = [
    () => upload(asha, '<svg/>'),
    () => upload(asha, ''),
    () => upload(asha, '<svg/>', { preset: 'products' }),
    () => upload(asha, '<svg/>', { preset: 'nonsense' }),
  ]
  for (let sent = 0; sent < maxRefusedUploads; sent++)
    expect((await refused[sent % refused.length]!()).status).not.toBe(429)
  expect((await upload(asha, '<svg/>')).status).toBe(429)
  expect((await upload(asha, await jpeg())).status).toBe(429)
  expect((await upload(await shop.shopper('Meera'), await jpeg())).status).toBe(200)
})

test.each([
  ['of a customer are cached by the own browser, and for an hour', 'order_images', 'private, max-age=3600'],
  ['of the catalogue are cached by everybody', 'products', 'public, max-age=31536000, immutable'],
])('pictures %s', async (_what, preset, caching) => {
  const { body } = await upload(await shop.admin(), await jpeg(), { preset })
  const { headers } = await fetch(`${shop.url}${body.url as string}`)
  expect(headers.get('cache-control')).toBe(caching)
})
