import { once } from 'node:events'
import { connect } from 'node:net'
import { deflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
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
