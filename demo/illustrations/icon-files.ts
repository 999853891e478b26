import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { fromRoot } from './from-root.ts'
import { logo, LOGO_GROUND, type LogoCut } from './logo.ts'

const place = (...name: string[]) => fromRoot('client', 'public', ...name)

const png = (cut: LogoCut, size: number) =>
  sharp(Buffer.from(logo(cut)), { density: 900 })
    .resize(size, size)
    .png({ compressionLevel: 9, palette: true })
    .toBuffer()

/** An ICO of PNG images: header, a directory entry of 16 bytes for each, then the images. */
function ico(images: readonly { size: number; data: Buffer }[]): Buffer {
  const directory = Buffer.alloc(6 + images.length * 16)
  directory.writeUInt16LE(1, 2)
  directory.writeUInt16LE(images.length, 4)
  let offset = directory.length
  for (const [i, { size, data }] of images.entries()) {
    const at = 6 + i * 16
    directory.writeUInt8(size, at)
    directory.writeUInt8(size, at + 1)
    directory.writeUInt16LE(1, at + 4)
    directory.writeUInt16LE(32, at + 6)
    directory.writeUInt32LE(data.length, at + 8)
    directory.writeUInt32LE(offset, at + 12)
    offset += data.length
  }
  return Buffer.concat([directory, ...images.map(({ data }) => data)])
}

const SMALL: LogoCut = { bold: true }
const WITH_ROOM: LogoCut = { share: 0.86 }
/** What a launcher may cut away of a maskable icon leaves the inner four fifths. */
const MASKABLE: LogoCut = { share: 0.6, ground: LOGO_GROUND }
const ON_IVORY: LogoCut = { share: 0.74, ground: LOGO_GROUND }

/** The shop's logo and every icon that browsers and phones request, from one drawing. */
export async function makeIconFiles(): Promise<void> {
  await mkdir(place('icons'), { recursive: true })
  const favicon = await Promise.all(
    [16, 32, 48].map(async (size) => ({ size, data: await png(SMALL, size) })),
  )
  const files: readonly (readonly [string, string | Buffer])[] = [
    ['logo.svg', logo()],
    ['favicon.svg', logo(SMALL)],
    ['favicon.ico', ico(favicon)],
    ['apple-touch-icon.png', await png(ON_IVORY, 180)],
    [path.join('icons', 'icon-192.png'), await png(WITH_ROOM, 192)],
    [path.join('icons', 'icon-512.png'), await png(WITH_ROOM, 512)],
    [path.join('icons', 'maskable-512.png'), await png(MASKABLE, 512)],
  ]
  for (const [name, content] of files) await writeFile(place(name), content)
}
