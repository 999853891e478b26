import path from 'node:path'
import sharp from 'sharp'

/** The screenshots in the README: one of a laptop and two of phones. */
export const overviewPictures: readonly string[] = ['home-1280.webp', 'gallery-390.webp', 'product-390.webp']

const height = 844
const margin = 30

/** Composes the first screens of these pages side by side on the shop's background colour. */
export async function drawOverview(folder: string): Promise<Buffer> {
  let left = margin
  const windows = []
  for (const part of overviewPictures) {
    const picture = sharp(path.join(folder, part))
    const { width } = await picture.metadata()
    const input = await picture.extract({ left: 0, top: 0, width, height }).toBuffer()
    windows.push({ input, left, top: margin })
    left += width + margin
  }
  return sharp({ create: { width: left, height: height + 2 * margin, channels: 3, background: '#e8dcc8' } })
    .composite(windows)
    .webp({ quality: 82, effort: 6 })
    .toBuffer()
}
