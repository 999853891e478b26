import { once } from 'node:events'
import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { expect, test, vi } from 'vitest'
import { refusalOf } from '../../server/domain/images/decode-upload.ts'
import { withoutText } from '../../server/domain/images/without-text.ts'
import type { Account } from '../support/api-client.ts'
import { jpeg, picture, pngChunk, upload } from '../support/pictures.ts'
import { openShop } from '../support/shop.ts'

const shop = await openShop()
const meera = await shop.shopper('Meera')

/** The first bytes of an upload that goes no further. */
const beginningOf = (who: Account, host: string) =>
  [
    'POST /images/upload HTTP/1.1',
    `Host: ${host}`,
    `Authorization: Bearer ${who.token}`,
    'Content-Type: multipart/form-data; boundary=b',
    'Content-Length: 100000',
    '',
    '--b\r\nContent-Disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nhalf',
  ].join('\r\n')

test('an upload that is aborted doesn’t block others', async () => {
  const { hostname, port } = new URL(shop.url)
  const aborted = Array.from({ length: 25 }, () => connect(Number(port), hostname))
  await Promise.all(
    aborted.map((socket) => new Promise((sent) => socket.write(beginningOf(meera, hostname), sent))),
  )
  const other = upload(meera, await jpeg())
  await Promise.all(aborted.map((socket) => once(socket.destroy(), 'close')))
  expect((await other).status).toBe(200)
})

test('one account’s uploads leave places to others', async () => {
  const { hostname, port } = new URL(shop.url)
  const asha = await shop.shopper('Asha')
  const unfinished = Array.from({ length: 12 }, () => connect(Number(port), hostname))
  await Promise.all(
    unfinished.map((socket) => new Promise((sent) => socket.write(beginningOf(meera, hostname), sent))),
  )
  expect((await upload(asha, await jpeg())).status).toBe(200)
  await Promise.all(unfinished.map((socket) => once(socket.destroy(), 'close')))
})

test('uploads beyond those that can wait are refused with the time to retry', async () => {
  const { hostname, port } = new URL(shop.url)
  const accounts = await Promise.all(Array.from({ length: 20 }, (_, n) => shop.shopper(`Asha ${n}`)))
  const sockets = accounts.flatMap((account) =>
    [1, 2].map(() => {
      const socket = connect(Number(port), hostname).setEncoding('latin1')
      socket.write(beginningOf(account, hostname))
      return socket
    }),
  )
  let refusals = ''
  for (const socket of sockets) socket.on('data', (text: string) => (refusals += text))
  // Six are being received, and twelve wait.
  await vi.waitFor(() => expect(refusals.match(/HTTP\/1\.1 503/g)).toHaveLength(22), { timeout: 10_000 })
  expect(refusals.match(/^Retry-After: 10\r$/gm)).toHaveLength(22)
  await Promise.all(sockets.map((socket) => once(socket.destroy(), 'close')))
  expect(shop.faults()).toHaveLength(22)
})

test('a picture that takes too long to decode is refused as too large', async () => {
  const slow = sharp({ create: { width: 5_000, height: 5_000, channels: 3, background: '#a33a5c' } })
    .blur(300)
    .timeout({ seconds: 1 })
  const error = await slow.png().toBuffer().catch(refusalOf)
  expect(error).toMatchObject({
    reason: 'TOO_LARGE',
    message: 'The picture takes too long to read. Please choose a smaller one.',
  })
})

test.each([
  ['an AVIF picture', async () => picture(3_000, 3_000).avif({ effort: 0 }).toBuffer()],
  ['a progressive JPEG', async () => picture(4_100, 4_100).jpeg({ progressive: true }).toBuffer()],
  ['a 16-bit PNG', async () => picture(4_100, 4_100).toColourspace('rgb16').png().toBuffer()],
])('%s that would take too much memory is refused before it is decoded', async (_what, make) => {
  const { status, body } = await upload(meera, await make())
  expect([status, body.field]).toEqual([413, 'file'])
  expect(body.message).toMatch(/may have at most (6|13) megapixels/)
})

test('the text in a PNG is dropped unread', async () => {
  const png = await picture().png().toBuffer()
  const unpacked = deflateSync(Buffer.alloc(1_000_000, 'a'))
  const text = pngChunk('zTXt', Buffer.concat([Buffer.from('Comment\0\0'), unpacked]))
  // After the header: the signature's 8 bytes and the 25 of the first chunk.
  const crowded = Buffer.concat([png.subarray(0, 33), ...Array<Buffer>(180).fill(text), png.subarray(33)])
  expect(withoutText(crowded)).toEqual(png)
  expect((await upload(meera, crowded)).status).toBe(200)
  const photo = await jpeg()
  expect(withoutText(photo)).toBe(photo)
})
