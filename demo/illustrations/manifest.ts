import { readFile, writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { rgbaToThumbHash } from 'thumbhash'

export interface Picture {
  view: string
  file: string
  width: number
  height: number
  /** Base64; a blurred stand-in while the picture loads. */
  thumbhash: string
  alt: string
}

export type Manifest = Record<string, Picture[]>

export const picturesFolder = new URL('../pictures/', import.meta.url)
const manifestFile = new URL('manifest.json', picturesFolder)

export async function readManifest(): Promise<Manifest> {
  try {
    return JSON.parse(await readFile(manifestFile, 'utf8')) as Manifest
  } catch {
    return {}
  }
}

export async function writeManifest(manifest: Manifest): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1)))
  await writeFile(manifestFile, `${JSON.stringify(sorted, null, 2)}\n`)
}

export interface Master {
  view: string
  file: string
  alt: string
  width: number
  height: number
  quality: number
}

/** Encodes raw RGB as an AVIF master and describes it. */
export async function saveMaster(
  pixels: Buffer,
  { view, file, alt, width, height, quality }: Master,
): Promise<Picture> {
  const raw = { raw: { width, height, channels: 3 as const } }
  const image = await sharp(pixels, raw).avif({ quality, effort: 3 }).toBuffer()
  await writeFile(new URL(file, picturesFolder), image)
  const small = await sharp(pixels, raw)
    .resize(100, 100, { fit: 'inside' })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const hash = rgbaToThumbHash(small.info.width, small.info.height, small.data)
  return { view, file, width, height, thumbhash: Buffer.from(hash).toString('base64'), alt }
}
