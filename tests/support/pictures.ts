import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'
import type { ApiClient } from './api-client.ts'
import type { Shop } from './shop.ts'

/** A picture of one colour, by default 600 × 400. */
export const picture = (width = 600, height = 400) =>
  sharp({ create: { width, height, channels: 3, background: '#a33a5c' } })

export const jpeg = () => picture().jpeg().toBuffer()

/** Such a picture, as a page's field for files has it. */
export const pictureFile = async (name = 'front.jpg') =>
  new File([new Uint8Array(await jpeg())], name, { type: 'image/jpeg' })

interface Sent {
  preset?: string
  name?: string
  type?: string
}

/** The form that a page sends: by default an order's reference picture, with a plain file name. */
export function uploadForm(
  file: Buffer | string,
  { preset = 'order_images', name = 'picture.jpg', type }: Sent = {},
) {
  const form = new FormData()
  form.set('upload_preset', preset)
  form.set('file', new Blob([typeof file === 'string' ? file : new Uint8Array(file)], { type }), name)
  return form
}

export const upload = (who: ApiClient, file: Buffer | string, sent?: Sent) =>
  who.upload(uploadForm(file, sent))

/** Frames in which a light square moves from left to right. */
export const loopFrames = (count = 24, { width = 720, height = 960 } = {}) =>
  Promise.all(
    Array.from({ length: count }, (_, index) =>
      picture(width, height)
        .composite([
          {
            input: { create: { width: 80, height: 80, channels: 3, background: '#f0e0c0' } },
            left: Math.round((index * (width - 80)) / count),
            top: 100,
          },
        ])
        .jpeg()
        .toBuffer(),
    ),
  )

/** Sends frames as a loop. */
export function uploadLoop(who: ApiClient, frames: (Buffer | string)[], field = 'frames') {
  const form = new FormData()
  for (const frame of frames)
    form.append(field, new Blob([typeof frame === 'string' ? frame : new Uint8Array(frame)]), 'frame.jpg')
  return who.upload(form, '/images/loops')
}

/** A PNG chunk: length, type, data, checksum. */
export function pngChunk(type: string, data: Buffer): Buffer {
  const head = Buffer.alloc(8)
  head.writeUInt32BE(data.length)
  head.write(type, 4, 'latin1')
  const end = Buffer.alloc(4)
  end.writeUInt32BE(crc32(Buffer.concat([head.subarray(4), data])))
  return Buffer.concat([head, data, end])
}

/** A white PNG with one bit a pixel: large pictures in small files, made without a picture in memory. */
export function whitePng(width: number, height: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.writeUInt8(1, 8)
  // Each row begins with its filter, 0.
  const row = Buffer.alloc(1 + Math.ceil(width / 8), 0xff)
  row[0] = 0
  const rows = deflateSync(Buffer.concat(Array<Buffer>(height).fill(row)))
  const signature = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1')
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', rows),
    pngChunk('IEND', Buffer.alloc(0)),
  ])
}

/** Uploads a picture of a design, and returns its address. */
export async function pictureOf(shop: { admin: () => Promise<ApiClient> }): Promise<string> {
  const { body } = await upload(await shop.admin(), await jpeg(), { preset: 'products' })
  return (body as { url: string }).url
}

/** Stores a drawing in place of a photograph, and returns its address. */
export async function drawingOf(shop: Shop): Promise<string> {
  const url = await pictureOf(shop)
  const id = /(\w+)\.webp$/.exec(url)![1]!
  await shop.db.image.update({ where: { id }, data: { isDrawing: true } })
  return url
}
